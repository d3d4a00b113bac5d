/** The path of the page, spelled as in the model and the registry. */
export const pathHere = (): string => location.pathname.replace(/\/+$/, '');
