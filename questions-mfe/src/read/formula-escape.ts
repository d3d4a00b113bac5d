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
