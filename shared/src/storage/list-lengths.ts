const prefix = 'list/';

export const isListKey = (key: string): boolean => key.startsWith(prefix);

/** How many documents a list had when the device last followed it to the end; `undefined` for one that it never did. */
export function keptLength(list: string): number | undefined {
  try {
    const text = localStorage.getItem(prefix + list);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}

/** A browser that refuses storage remembers no documents either: their list begins with its first page again. */
export function keepLength(list: string, length: number): void {
  try {
    localStorage.setItem(prefix + list, String(length));
  } catch (error) {
    console.warn('The browser did not store the length of a list', error);
  }
}
