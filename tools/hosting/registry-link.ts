/**
 * The page with the registry's address in its one place: the preload, from which the shell takes it. So it is asked
 * for before any script has come, whichever host it is on. @throws when the page has no such link.
 */
export function pageWithRegistry(page: string, address: string): string {
  const link = /(<link id="registry"[^>]* href=")[^"]*(")/;
  if (!link.test(page)) throw new Error('index.html has no <link id="registry" … href="…">');
  return page.replace(link, (_link, before: string, after: string) => before + address + after);
}
