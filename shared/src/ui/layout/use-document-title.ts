import { useLayoutEffect } from 'react';

/**
 * The tab says which screen it is, then the name that the page itself gives the application; it is left alone while no
 * title is known. A screen that was out of sight for a while says its title anew, as a layout effect does.
 */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (title === undefined) return;
    const brand = document.querySelector('meta[name="application-name"]')?.getAttribute('content');
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title]);
}
