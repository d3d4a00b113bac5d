import { savesData } from '../app/saves-data';

/** What the shell makes quicker: links into the console and buttons, not what leads elsewhere. */
const controls = 'a[href^="/"], button';

/** A finger comes to a link to follow it or to scroll; what the browser gives the focus to for a finger shows no ring. */
const isComing = (event: Event, element: Element): boolean =>
  event instanceof PointerEvent ? event.pointerType !== 'touch' : element.matches(':focus-visible');

/** Resolves when a pointer or the focus comes to a control of the page, or a button is pressed, which only the shell can serve. */
export const someoneTurnsToAControl = (): Promise<void> =>
  new Promise((resolve) => {
    const onComing = (event: Event) => {
      const control = event.target instanceof Element && event.target.closest(controls);
      if (control && isComing(event, control) && navigator.onLine && !savesData()) resolve();
    };
    document.addEventListener('pointerover', onComing);
    document.addEventListener('focusin', onComing);
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) resolve();
    });
  });
