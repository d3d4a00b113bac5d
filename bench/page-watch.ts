/** A condition to wait for on a page: this many elements, one of which contains a text. */
export type Sight = { readonly selector: string; readonly text: string; readonly count?: number };

/** The start of a measure: the navigation, or the last input of the person. */
export type Since = 'navigation' | 'keydown' | 'click' | 'popstate';

declare global {
  interface Window {
    /** Milliseconds until the frame that shows the condition has been painted; a minute if it is never met. */
    untilShown(sight: Sight, since: Since): Promise<number>;
    /** Milliseconds from the navigation to the first contentful paint. */
    firstPaint(): Promise<number>;
    /** Milliseconds by which tasks exceeded 50 ms until now, as in Lighthouse's total blocking time. */
    blockedTime(): number;
    /** The longest time in milliseconds from a key or click to the next paint, since the last call. */
    slowestEvent(): number;
    /** Goes back one step in the history, like the browser's Back button. */
    goBack(): void;
  }
}

/**
 * Runs in the page before the page's scripts, so it refers to nothing outside itself. It checks once per frame, before
 * the frame is rendered; the next task runs after the paint.
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

/** Measures what the browser reports of a page. Runs there before the page's scripts, too. */
export function measurePage(): void {
  window.firstPaint = () =>
    new Promise((resolve) => {
      // The browser reports a paint some time after it happened.
      new PerformanceObserver((entries) => {
        for (const { startTime } of entries.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    });

  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  window.blockedTime = () => blocked;

  let slowest = 0;
  // Its type lacks the threshold, which is 104 ms without it.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
  }).observe(events);
  window.slowestEvent = () => {
    const last = slowest;
    slowest = 0;
    return last;
  };
}
