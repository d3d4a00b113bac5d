declare global {
  interface Window {
    /** A key that was pressed before the code of the palette was here. */
    earlyKey?: KeyboardEvent;
  }
}

/** Keeps a key that may open the palette until its code listens. Part of each page, so it decides no more than it must. */
export function keepEarlyKey(): void {
  window.onkeydown = (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (!(ctrlKey || metaKey ? /^k$/i : /^[/?]$/).test(key)) return;
    // The first one: what is typed after it is meant for the palette.
    window.earlyKey ??= event;
    if (ctrlKey || metaKey) event.preventDefault();
  };
}
