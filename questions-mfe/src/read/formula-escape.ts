/**
 * What spreadsheets read as a formula at the beginning of a cell, also in full width, behind blanks, and behind any number
 * of marks.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const escaped = /^'+(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Marks a text that a spreadsheet would read as a formula with an apostrophe. A text that begins like a marked one gets a
 * mark too, so that `removeFormulaEscape` returns every text as it was.
 */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Removes the mark. */
export const removeFormulaEscape = (text: string): string => (escaped.test(text) ? text.slice(1) : text);

const inside = /([;\t\r\n][\s"]*)('*[=+\-@＝＋－＠])/g;
const escapedInside = /([;\t\r\n][\s"]*)'('*[=+\-@＝＋－＠])/g;

/** Marks what a spreadsheet that separates by semicolons would take for a cell inside a text, and so for a formula. */
export const escapeInside = (text: string): string => text.replace(inside, "$1'$2");

/** Removes the marks of `escapeInside`. */
export const removeEscapesInside = (text: string): string => text.replace(escapedInside, '$1$2');
