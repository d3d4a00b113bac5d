/**
 * A text for a field of one line. The browser would drop the breaks, and join the words at both sides of them; with a
 * space in their place people see what will be stored.
 */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ');
