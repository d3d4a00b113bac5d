const range = (first: number, last: number, name: (code: number) => string): [number, string][] =>
  Array.from({ length: last - first + 1 }, (_, index) => [first + index, name(first + index)]);

const numbered = (name: string) => (code: number) =>
  `${name} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Invisible or broken characters that no language of the console needs, by code. Joiners stay: Telugu and emoji need them. */
const invisible: ReadonlyMap<number, string> = new Map([
  ...range(0x00, 0x1f, numbered('CONTROL')),
  ...range(0x7f, 0x9f, numbered('CONTROL')),
  [0xad, 'SOFT HYPHEN'],
  [0x61c, 'ARABIC LETTER MARK'],
  [0x180e, 'MONGOLIAN VOWEL SEPARATOR'],
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x200e, 'LEFT-TO-RIGHT MARK'],
  [0x200f, 'RIGHT-TO-LEFT MARK'],
  [0x202a, 'LEFT-TO-RIGHT EMBEDDING'],
  [0x202b, 'RIGHT-TO-LEFT EMBEDDING'],
  [0x202c, 'POP DIRECTIONAL FORMATTING'],
  [0x202d, 'LEFT-TO-RIGHT OVERRIDE'],
  [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
  [0x2060, 'WORD JOINER'],
  ...range(0x2061, 0x2064, numbered('INVISIBLE OPERATOR')),
  [0x2066, 'LEFT-TO-RIGHT ISOLATE'],
  [0x2067, 'RIGHT-TO-LEFT ISOLATE'],
  [0x2068, 'FIRST STRONG ISOLATE'],
  [0x2069, 'POP DIRECTIONAL ISOLATE'],
  ...range(0x206a, 0x206f, numbered('FORMAT CONTROL')),
  [0x115f, 'HANGUL CHOSEONG FILLER'],
  [0x1160, 'HANGUL JUNGSEONG FILLER'],
  [0x2800, 'BRAILLE PATTERN BLANK'],
  [0x3164, 'HANGUL FILLER'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  ...range(0xfff9, 0xfffb, numbered('INTERLINEAR ANNOTATION')),
]);

const nameOfHalf = numbered('HALF-CHARACTER');
const nameOfNoncharacter = numbered('NONCHARACTER');

const isNoncharacter = (code: number): boolean =>
  (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);

/** One of the two halves that UTF-16 has for an emoji. The database refuses a text with one. */
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** The line breaks of all systems, with those of Word and of Unicode. */
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const suspect = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u115f\u1160\u2800\u3164\uffa0]/gu;

function nameOf(code: number): string | undefined {
  if (isHalf(code)) return nameOfHalf(code);
  return isNoncharacter(code) ? nameOfNoncharacter(code) : invisible.get(code);
}

/** A text without invisible characters, normalised to NFC and trimmed, and the Unicode names of what was removed. */
export function cleanText(raw: string): { text: string; removed: readonly string[] } {
  const removed = new Set<string>();
  const visible = raw.replace(lineBreak, '\n').replace(suspect, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const name = nameOf(code);
    if (name === undefined) return char;
    removed.add(name);
    return '';
  });
  return { text: visible.normalize().trim(), removed: [...removed] };
}
