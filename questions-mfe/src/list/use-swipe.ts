import { useRef, type TouchEvent } from 'react';
import { onPhone } from '../on-phone';

/** A finger that goes less far sideways, in pixels, does not swipe. */
const least = 60;

/** What begins so close to the edge of the screen is the browser's: it goes back or forward. */
const edge = 20;

const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);

/** Whether a finger on `target` may swipe `swiped`: nothing between them scrolls sideways, and the page is not zoomed. */
function maySwipe({ target, currentTarget: swiped, touches }: TouchEvent): boolean {
  const x = touches[0]?.clientX ?? 0;
  if (touches.length !== 1 || x < edge || x > window.innerWidth - edge) return false;
  if ((window.visualViewport?.scale ?? 1) > 1) return false;
  for (
    let each = target instanceof Element ? target : null;
    each && each !== swiped;
    each = each.parentElement
  )
    if (scrollsSideways(each)) return false;
  return true;
}

/**
 * Steps with a swipe of one finger, in the phone layout. A mouse does nothing, nor does a finger that selects text.
 * @param onStep called with 1 for a swipe to the left, with -1 for one to the right
 * @returns what the swiped element listens to
 */
export function useSwipe(onStep: ((by: 1 | -1) => void) | undefined) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch && maySwipe(event) ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [from, touch] = [start.current, changedTouches[0]];
      start.current = undefined;
      if (!from || !touch || !onPhone() || getSelection()?.isCollapsed === false) return;
      const [sideways, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(sideways) >= least && Math.abs(sideways) > Math.abs(down)) onStep?.(sideways < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
