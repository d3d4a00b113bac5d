import { useLayoutEffect, useRef } from 'react';

const smallest = 18;
const largest = 92;

/** Gives a box the largest type in which its content fits without scrolling and without breaking a word. */
export function useFittedText(content: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fits = (size: number): boolean => {
      element.style.fontSize = `${size}px`;
      return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
    };
    const fit = () => {
      // Words that may break fit in any size: they may only when the smallest is too large.
      element.style.overflowWrap = 'normal';
      let [low, high] = [smallest, largest];
      while (high - low > 1) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
      }
      if (!fits(Math.floor(low))) element.style.overflowWrap = 'anywhere';
    };
    // Also when the dialog opens: before, nothing can be measured.
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [content]);
  return box;
}
