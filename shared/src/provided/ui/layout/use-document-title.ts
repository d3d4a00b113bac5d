import { useLayoutEffect } from 'react';

/**
 * Sets the document title to the screen's name and the application name that the page defines. Without a title it
 * changes nothing. It is a layout effect, so that a screen that was hidden sets its title again when it is shown.
 */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    const brand = document.querySelector('meta[name="application-name"]')?.getAttribute('content');
    const next = brand ? `${title} · ${brand}` : title;
    // Screen readers take each write for a change, and each part of a screen that loads would write it again.
    if (document.title !== next) document.title = next;
  }, [title]);
}
