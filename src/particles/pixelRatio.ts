/** Calls a listener whenever the window's pixel ratio changes: by zooming, or on another screen. For as long as the visit lasts. */
export function onPixelRatio(listener: () => void) {
  const query = window.matchMedia?.(`(resolution: ${window.devicePixelRatio}dppx)`);
  query?.addEventListener(
    'change',
    () => {
      listener();
      onPixelRatio(listener); // the query is about one ratio
    },
    { once: true },
  );
}
