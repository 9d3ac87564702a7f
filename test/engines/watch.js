// Runs before all else in the head of the tested pages. Records their errors in window.name, where the test can read
// them even after a link has led to the next page.
const complaints = JSON.parse(window.name || '[]');
/** @param {string} text */
function complain(text) {
  complaints.push(`${window.location.pathname}: ${text}`);
  window.name = JSON.stringify(complaints);
}
window.addEventListener('error', (event) => complain(`uncaught ${event.message || event.target}`), true);
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
