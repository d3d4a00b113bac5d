/** What can take the focus, some of it only from code. */
const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)';

/** Where something was removed: among the children of the first of these, which are around one another, at an index. */
type Place = { readonly around: readonly Element[]; readonly index: number };

function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) path.push(each);
  return path;
}

const indexAfter = (node: Node | null, parent: Element): number => {
  let before = node;
  while (before && !(before instanceof Element)) before = before.previousSibling;
  return [...parent.children].indexOf(before as Element) + 1;
};

/** The place of the focus in this path, whose first elements these records have removed. */
function placeIn(path: readonly Element[], records: readonly MutationRecord[]): Place | undefined {
  const left = path.findIndex(({ isConnected }) => isConnected);
  const [parent] = path.slice(left);
  const removed = path[left - 1];
  if (!parent || !removed) return undefined;
  const removal = records.find(({ removedNodes }) => [...removedNodes].includes(removed));
  return { around: path.slice(left), index: indexAfter(removal?.previousSibling ?? null, parent) };
}

function takesFocus(element: Element): boolean {
  if (element instanceof HTMLElement && element.matches(focusable)) element.focus();
  return document.activeElement === element;
}

const takesFocusWithin = (element: Element): boolean =>
  [element, ...element.querySelectorAll(focusable)].some(takesFocus);

/** Focuses what comes next there, or what is before it, or what is around it; at last, the heading of the screen. */
function focusAt({ around, index }: Place): void {
  let at = index;
  for (const parent of around) {
    // A screen that is left: the next one takes the focus.
    if (parent.querySelector('main')) break;
    const children = [...parent.children];
    if ([...children.slice(at), ...children.slice(0, at).reverse()].some(takesFocusWithin)) return;
    if (takesFocus(parent) || parent.matches('dialog')) return;
    at = indexAfter(parent, parent.parentElement ?? parent);
  }
  document.querySelector<HTMLElement>('h1')?.focus();
}

/**
 * Keeps the focus of people at a keyboard where they are. When the focused control vanishes, the browser leaves the focus
 * nowhere, and Tab begins at the top of the page. What the screen itself focuses goes first.
 */
export function keepFocus(): void {
  let path: Element[] = [];
  let pathname = '';
  let isByKeyboard = false;
  const note = () => {
    path = document.activeElement ? pathOf(document.activeElement) : [];
    ({ pathname } = location);
  };
  addEventListener('keydown', () => (isByKeyboard = true), { capture: true });
  addEventListener('pointerdown', () => (isByKeyboard = false), { capture: true });
  addEventListener('focusin', note);
  // A click beside all controls leaves them; so does the browser when one is removed, which is not by then.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target instanceof Element && target.isConnected) note();
    }),
  );
  note();

  new MutationObserver((records) => {
    const place = placeIn(path, records);
    if (!place) return;
    path = [];
    if (!isByKeyboard) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && location.pathname === pathname) focusAt(place);
    });
  }).observe(document.body, { childList: true, subtree: true });
}
