// The page globals that the engine reads, for a worker: they must exist before the engine is evaluated.
Object.assign(globalThis, {
  window: globalThis,
  document: new EventTarget(),
  HTMLElement: class {},
  devicePixelRatio: 1,
});
