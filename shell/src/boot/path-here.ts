/** Where the page is, as models and registry write paths. */
export const pathHere = (): string => location.pathname.replace(/\/+$/, '');
