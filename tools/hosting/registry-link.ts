import { escaped } from './escaped';

/**
 * Sets the registry's address in the page's preload link, from which the shell reads it. So the browser requests the
 * registry before any script has loaded, on whichever host it is. @throws if the page has no such link.
 */
export function pageWithRegistry(page: string, address: string): string {
  const link = /(<link id="registry"[^>]* href=")[^"]*(")/;
  if (!link.test(page)) throw new Error('index.html has no <link id="registry" … href="…">');
  return page.replace(link, (_link, before: string, after: string) => before + escaped(address) + after);
}

/** The registry's address in a page of the shell, perhaps relative to it; where there is none, beside the page. */
export const linkedRegistry = (page: string): string =>
  /<link id="registry"[^>]* href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '/remotes.json';
