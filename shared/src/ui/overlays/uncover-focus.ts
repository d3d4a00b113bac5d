/** Below the top bar, and a little above what covers. */
const [topmost, distance] = [72, 12];

/** Scrolls on as far as it takes that nothing of `over` lies on what has the focus, or on as much of it as fits. */
export function uncoverFocus(over: readonly Element[]): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('dialog')) return;
  if (over.some((element) => element.contains(focused))) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const covering = over
    .map((element) => element.getBoundingClientRect())
    .filter((its) => its.left < right && left < its.right && its.top < bottom && top < its.bottom);
  if (covering.length === 0) return;
  const highest = Math.min(...over.map((element) => element.getBoundingClientRect().top));
  scrollBy({ top: Math.min(bottom - highest + distance, top - topmost) });
}
