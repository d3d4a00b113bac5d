/** The height of the top bar, and a small distance above the covering element. */
const [topmost, distance] = [72, 12];

/**
 * Scrolls until `over` does not cover the focused element, or as much of it as fits. A button that was focused by the
 * pointer stays where it is: moved away between press and release, it would not get the click.
 */
export function uncoverFocus(over: readonly Element[]): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.closest('dialog')) return;
  if (over.some((element) => element.contains(focused))) return;
  // A label around a checkbox is pressed, too.
  const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const shown = over.map((element) => element.getBoundingClientRect());
  const isCovered = shown.some(
    (its) => its.left < right && left < its.right && its.top < bottom && top < its.bottom,
  );
  if (!isCovered) return;
  const highest = Math.min(...shown.map((its) => its.top));
  scrollBy({ top: Math.min(bottom - highest + distance, top - topmost) });
}
