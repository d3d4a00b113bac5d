/**
 * Keeps an open popover below the button that opened it, or above it where there is no room, also while the page scrolls:
 * it goes on for a moment after the tap. Returns the function that ends this.
 */
export function stayAt(opener: HTMLElement, popover: HTMLElement): () => void {
  const place = () => placeAt(popover, opener);
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}

/** From the end of the window; a popover that would be closer ends where its opener ends. */
const margin = 16;

function placeAt(popover: HTMLElement, opener: HTMLElement): void {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popover;
  const isBelow = bottom + offsetHeight <= innerHeight || top < offsetHeight;
  const isWithin = left + offsetWidth <= innerWidth - margin;
  popover.style.left = `${Math.max(0, isWithin ? left : right - offsetWidth)}px`;
  popover.style.top = `${isBelow ? bottom : top - offsetHeight}px`;
}
