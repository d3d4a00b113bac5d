import { openedBy } from './palette-keys';

declare global {
  interface Window {
    /** What a key has asked for before the palette's code was here. */
    earlyPalette?: ReturnType<typeof openedBy>;
  }
}

/** Keeps what a key opens until the palette's code listens, which takes `onkeydown` away. */
export function keepEarlyKey(): void {
  window.onkeydown = (event) => {
    const opened = openedBy(event);
    if (!opened) return;
    event.preventDefault();
    window.earlyPalette = opened;
  };
}

/** What a key has asked for until now. */
export function takeEarlyKey(): Window['earlyPalette'] {
  const { earlyPalette } = window;
  window.onkeydown = null;
  delete window.earlyPalette;
  return earlyPalette;
}
