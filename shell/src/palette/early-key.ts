declare global {
  interface Window {
    /** A key that was pressed before the code of the palette was here. */
    earlyKey?: KeyboardEvent;
  }
}

/** Keeps a key that may open the palette until its code listens. Part of each page, so it decides no more than it must. */
export function keepEarlyKey(): void {
  window.onkeydown = (event) => {
    if (!/^[k/?]$/i.test(event.key)) return;
    window.earlyKey = event;
    if (event.ctrlKey || event.metaKey) event.preventDefault();
  };
}
