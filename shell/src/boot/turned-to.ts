/** What the shell makes quicker, or alone can do: links into the console and buttons, not what leads elsewhere. */
const controls = 'a[href^="/"], button';

/** Resolves when a pointer or the focus comes to a control of the page, or one is pressed. */
export const someoneTurnsToAControl = (): Promise<void> =>
  new Promise((resolve) => {
    const ended = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(controls)) return;
      ended.abort();
      resolve();
    };
    for (const kind of ['pointerover', 'focusin', 'click'])
      document.addEventListener(kind, look, { signal: ended.signal });
  });
