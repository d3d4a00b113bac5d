/** A button or link of the present screen. */
export type ScreenAction = { id: string; title: string; element: HTMLElement };

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

const isShown = (element: HTMLElement): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

const leadToSame = (one: HTMLElement | undefined, other: HTMLElement): boolean =>
  one instanceof HTMLAnchorElement && other instanceof HTMLAnchorElement && one.href === other.href;

/**
 * The buttons and links of the screen by their names, as a person finds them. Those of rows are left out, because several
 * have the same name but lead to different places, and so is what is disabled, and what is in a dialog, as in the palette's own.
 */
export function screenActions(main: ParentNode | null): ScreenAction[] {
  const all = [...(main?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
    .filter((element) => !element.closest('table, li, dialog') && isShown(element))
    .map((element) => ({ title: nameOf(element), element }))
    .filter(({ title }) => /\p{L}{2}/u.test(title));
  const firstOf = (title: string): HTMLElement | undefined => {
    const [first, ...others] = all.filter((each) => each.title === title).map(({ element }) => element);
    return others.every((other) => leadToSame(first, other)) ? first : undefined;
  };
  return all
    .filter(({ title, element }) => element === firstOf(title))
    .map((action) => ({ ...action, id: action.title }));
}
