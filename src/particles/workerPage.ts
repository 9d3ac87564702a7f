// What the engine asks of a page, for a worker: it must be there before the engine is evaluated.
Object.assign(globalThis, {
  window: globalThis,
  document: new EventTarget(),
  HTMLElement: class {},
  devicePixelRatio: 1,
});
