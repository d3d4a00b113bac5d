/** What is waited for on a page: so many elements, one of which holds a text. */
export type Sight = { readonly selector: string; readonly text: string; readonly count?: number };

/** When the clock of a measure starts: with the page, or with the last thing that the person did. */
export type Since = 'navigation' | 'keydown' | 'click' | 'popstate';

declare global {
  interface Window {
    /** Milliseconds until the frame has been painted in which the sight is there; a minute when it does not come. */
    untilShown(sight: Sight, since: Since): Promise<number>;
    /** Milliseconds from the navigation to the first text or picture. */
    firstPaint(): Promise<number>;
    /** Goes one step back in the history, as the browser's button does. */
    goBack(): void;
  }
}

/**
 * Runs in the page before its own scripts, so it refers to nothing outside of itself. It looks once a frame, before
 * the frame is drawn; the task that follows comes after it was painted.
 */
export function watchPage(): void {
  const longest = 60_000;
  const begun = { navigation: 0, keydown: 0, click: 0, popstate: 0 };
  for (const type of ['keydown', 'click'] as const)
    addEventListener(type, (event) => (begun[type] = event.timeStamp), { capture: true });

  const isShown = ({ selector, text, count }: Sight) => {
    const elements = [...document.querySelectorAll(selector)];
    if (count !== undefined && elements.length !== count) return false;
    return elements.some((element) =>
      (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).includes(text),
    );
  };

  window.firstPaint = () =>
    new Promise((resolve) => {
      // The browser tells of it some time after it was painted.
      new PerformanceObserver((entries) => {
        for (const { startTime } of entries.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });

  window.goBack = () => {
    begun.popstate = performance.now();
    history.back();
  };

  window.untilShown = (sight, since) =>
    new Promise((resolve) => {
      const end = performance.now() + longest;
      const look = () => {
        if (!isShown(sight) && performance.now() < end) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(Math.min(performance.now() - begun[since], longest));
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });
}
