import { t } from '@console/shared/i18n';
import { notify } from '@console/shared/ui';

/**
 * Replaces the prerendered page with the rendered one. Focus stays where it was, and a click on Sign In takes effect, also one
 * of which only the beginning met the prerendered page: browsers report no click on what has gone.
 */
export function takeOver(prerendered: Element | null, rendered: Element): void {
  if (!prerendered) return;
  const renderedAs = (element: Element | null) => {
    if (!element || !prerendered.contains(element)) return undefined;
    const isSame = ({ id, textContent }: Element) =>
      id === element.id && (id !== '' || textContent === element.textContent);
    return [...rendered.querySelectorAll<HTMLElement>('a, button, main')].find(isSame);
  };
  const focused = renderedAs(document.activeElement);
  const pressed = renderedAs(prerendered.querySelector('[aria-busy], button:active'));
  prerendered.remove();
  focused?.focus({ preventScroll: true });
  if (pressed) pressLate(pressed);
}

/** A browser opens a window only within seconds of a user action. */
function pressLate(signIn: HTMLElement): void {
  if ('userActivation' in navigator && navigator.userActivation.isActive) signIn.click();
  else notify({ title: t('The console is ready'), message: t('Press Sign In again.'), tone: 'info' });
}
