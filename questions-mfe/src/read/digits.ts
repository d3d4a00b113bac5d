/** The value of digits of any language. */
export const valueOf = (text: string): number =>
  text === '' ? Number.NaN : [...text].reduce((value, char) => value * 10 + digitValue(char), 0);

/** The digits of a script follow one another; those of Indian scripts begin 6 behind a multiple of 16. */
function digitValue(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x900 && code < 0x1000 ? (code & 0xf) - 6 : code & 0xf;
}
