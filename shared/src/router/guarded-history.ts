import { NavigationType, UNSAFE_createBrowserHistory, type Location, type To } from 'react-router-dom';

/** Where the person is, and how they came there. */
export type Place = { readonly location: Location; readonly action: NavigationType };

/** Holds steps back as long as `when` says so, and is told of each; `go` takes it after all. */
export type Guard = { when: () => boolean; hold: (go: () => void) => void };

/** The browser's history; a guard may hold back the steps that lead to another page. */
export type GuardedHistory = ReturnType<typeof createGuardedHistory>;

/** One for each page, since it follows every step that the browser takes. */
export function createGuardedHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  let guard: Guard | undefined;
  let moved: ((place: Place) => void) | undefined;
  let shown = history.location;
  let drawn = history.location;
  /** What the browser's next word of a step back or forward is about, where that step is our own. */
  let ownStep: 'return' | 'decided' | undefined;

  const pageOf = (to: To) => history.createHref(to).replace(/#.*$/, '');
  const isHeld = (to: To) => pageOf(to) !== pageOf(shown) && guard?.when() === true;
  const goBy = (delta: number, why: typeof ownStep) => {
    ownStep = why;
    history.go(delta);
  };

  history.listen(({ action, location, delta }) => {
    const own = ownStep;
    ownStep = undefined;
    if (own === 'return') return;
    // The browser has gone already: it is brought back to the page that is still shown.
    if (own === undefined && action === NavigationType.Pop && delta && isHeld(location)) {
      goBy(-delta, 'return');
      guard?.hold(() => goBy(delta, 'decided'));
      return;
    }
    shown = location;
    moved?.({ action, location });
  });

  return {
    place: (): Place => ({ action: history.action, location: shown }),
    /** Tells the router, the one listener, of every step. */
    listen(listener: (place: Place) => void) {
      moved = listener;
      return () => (moved = undefined);
    },
    /** Whom to ask before another page comes; `undefined` for nobody. */
    guardWith(asked: Guard | undefined) {
      guard = asked;
    },
    createHref: history.createHref,
    go: history.go,
    push(to: To, state?: unknown) {
      const go = () => history.push(to, state);
      if (isHeld(to)) guard?.hold(go);
      else go();
    },
    /** Tells of what is on the screen: that of an earlier step, as long as the code of the next one loads. */
    setDrawn(location: Location) {
      drawn = location;
    },
    /** Whoever is on the way to another page is not called back: what the screen they leave still wants is dropped. */
    replace(to: To, state?: unknown) {
      if (pageOf(drawn) === pageOf(shown)) history.replace(to, state);
    },
  };
}
