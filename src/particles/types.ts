/** The running engine. */
export interface Particles {
  play: () => void;
  pause: () => void;
  /** Fits them to their element. */
  resize: () => Promise<void>;
}

/** In CSS pixels, with the number of screen pixels per CSS pixel. */
export interface Size {
  width: number;
  height: number;
  pixelRatio: number;
}

export type WorkerOrder =
  | { canvas: OffscreenCanvas; size: Size; reduced: boolean }
  | { size: Size }
  | { playing: boolean };
export type WorkerAnswer = { ready: true } | { failed: string };
