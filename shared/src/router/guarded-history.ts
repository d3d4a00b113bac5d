import { NavigationType, UNSAFE_createBrowserHistory, type Location, type To } from 'react-router-dom';

/** Where the person is, and how they came there. */
export type Place = { readonly location: Location; readonly action: NavigationType };

/** Holds steps back as long as `when` says so, and is told of each; `go` takes it after all. */
export type Guard = { when: () => boolean; hold: (go: () => void) => void };

/** The browser's history; a guard may hold back the steps that lead to another page. */
export type GuardedHistory = ReturnType<typeof createGuardedHistory>;

/** After so many milliseconds without a step of the browser none is to come in the same breath. */
const quiet = 30;

/**
 * The number of the entry that the browser is at, as the router counts them. It knows none of an entry that a link to
 * a part of the page has made: that gets the next one.
 */
function numberAfter(last: number): number {
  const state: unknown = window.history.state;
  const number: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  if (typeof number === 'number') return number;
  window.history.replaceState({ idx: last + 1 }, '');
  return last + 1;
}

/** One for each page, since it follows every step that the browser takes. */
export function createGuardedHistory() {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  let guard: Guard | undefined;
  let moved: ((place: Place) => void) | undefined;
  let shown = history.location;
  let drawn = history.location;
  let number = numberAfter(-1);
  /** How many steps the browser stands away from the page that is shown. */
  let away = 0;
  /** Where a step of our own leads, and where the held one led, counted alike. */
  let goal: number | undefined;
  let held = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const pageOf = (to: To) => history.createHref(to).replace(/#.*$/, '');
  const isHeld = (to: To) => pageOf(to) !== pageOf(shown) && guard?.when() === true;
  const show = () => {
    shown = history.location;
    away = 0;
    goal = undefined;
    moved?.({ action: history.action, location: shown });
  };
  const goTo = (to: number) => {
    if (to === away) return show();
    goal = to;
    history.go(to - away);
  };
  /** The browser has gone already: it is brought back to the page that is still shown, or on to where it was let. */
  const settle = () => {
    if (goal !== undefined) return goTo(goal);
    if (!isHeld(history.location)) return show();
    held = away;
    goTo(0);
  };
  const arrive = () => {
    if (goal !== 0) return show();
    goal = undefined;
    const to = held;
    guard?.hold(() => goTo(to));
  };

  history.listen(({ action, location }) => {
    clearTimeout(settling);
    const before = number;
    number = numberAfter(before);
    if (action !== NavigationType.Pop) return show();
    away += number - before;
    if (away === goal) return arrive();
    // Of several steps in a row the browser may drop ours: it has to be quiet first.
    if (goal !== undefined || isHeld(location)) settling = setTimeout(settle, quiet);
    else show();
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
