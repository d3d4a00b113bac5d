import { notify } from '@console/shared/ui';
import { selectionIn } from './selection-in';
import { twinOf } from './twin-of';

/**
 * Puts what is drawn in the place of what was painted before the first script. What had the focus has it still, what
 * was selected stays so, and Sign In goes on where it was pressed already.
 */
export function takeOver(painted: Element | null, drawn: Element): void {
  if (!painted) return;
  const pages = { painted, drawn };
  const drawnAs = (element: Element | null) => (element ? twinOf(element, pages) : undefined);
  const focused = drawnAs(document.activeElement);
  const pressed = drawnAs(painted.querySelector('[aria-busy]'));
  const selected = selectionIn(pages);
  const place =
    document.activeElement === document.body ? drawnAs(painted.querySelector(':target')) : undefined;

  painted.replaceChildren();
  if (selected) getSelection()?.setBaseAndExtent(...selected);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (place instanceof HTMLElement) tabFrom(place);
  if (pressed instanceof HTMLElement) pressLate(pressed);
}

/** The Tab key goes on from the part that the address names, as it did before: browsers begin where a focus was lost. */
function tabFrom(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.blur();
  place.removeAttribute('tabindex');
}

/** After some seconds the browser opens no window any more for what the person did. */
function pressLate(signIn: HTMLElement): void {
  if ('userActivation' in navigator && navigator.userActivation.isActive) signIn.click();
  else notify({ title: 'The console is ready', message: 'Press Sign In once more.', tone: 'info' });
}
