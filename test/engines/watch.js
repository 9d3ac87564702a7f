// Runs before anything else in the head of the tested pages. Records their errors in window.name, where the test can
// read them even after a link has loaded the next page.
const complaints = JSON.parse(window.name || '[]');
// Requests that a navigation cancels aren't faults, though WebKit reports them as errors.
let leaving = false;
window.addEventListener('beforeunload', () => {
  leaving = true;
});
window.addEventListener('pageshow', () => {
  leaving = false;
});
/** @param {string} text */
function complain(text) {
  if (leaving) return;
  complaints.push(`${window.location.pathname}: ${text}`);
  window.name = JSON.stringify(complaints);
}
window.addEventListener(
  'error',
  (event) => complain(`uncaught ${event.message || /** @type {any} */ (event.target)?.href}`),
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled ${reason}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complain(`the policy's ${violatedDirective} refused ${blockedURI}`),
);
for (const level of /** @type {const} */ (['error', 'warn'])) {
  const log = console[level];
  console[level] = (...args) => {
    complain(`${level} ${args.join(' ')}`);
    log(...args);
  };
}
