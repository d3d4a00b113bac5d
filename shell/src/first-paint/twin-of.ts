/** The page as it was painted before the first script, and as it is drawn. */
export type Pages = { readonly painted: Element; readonly drawn: Element };

/** The same element as it is drawn: by its id, else by where it leads, what it says, and its place among such. */
export function twinOf(element: Element, { painted, drawn }: Pages): Element | undefined {
  if (!painted.contains(element)) return undefined;
  const { id, localName, textContent } = element;
  const href = element.getAttribute('href');
  const isSame = (other: Element) =>
    id ? other.id === id : other.textContent === textContent && other.getAttribute('href') === href;
  const alike = (page: Element) => [...page.querySelectorAll(localName)].filter(isSame);
  return alike(drawn)[alike(painted).indexOf(element)];
}
