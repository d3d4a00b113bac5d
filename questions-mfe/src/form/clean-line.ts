/*
 * What chats, Markdown and phones put around the words of a line.
 */

/** Where bold type began and ended: it may mark an option. Both are of the private use area, and removed from the source. */
const boldStart = '\ue000';
const boldEnd = '\ue001';
const boldSigns = /[\ue000\ue001]/g;

const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ue000\ue001]/g;

/** `[12/08/26, 7:42 pm] Grace: `, as WhatsApp copies a message, `12/08/2026, 19:42 - Grace: `, as it exports one, and Telegram's. */
const dateAndTime = '\\p{Nd}{1,4}[./-]\\p{Nd}{1,2}[./-]\\p{Nd}{1,4},?\\s+\\p{Nd}{1,2}[:.]\\p{Nd}{2}';
const afternoon = '(?:[:.]\\p{Nd}{2})?(?:\\s?[ap]\\.?\\s?m\\.?)?';
const chatHead = new RegExp(
  `^(?:\\[${dateAndTime}${afternoon}\\]\\s*(?:([^:\\n]{1,60}):(?:\\s+|$))?|${dateAndTime}${afternoon}\\s+[-–]\\s+(?:([^:\\n]{1,60}):(?:\\s+|$))?|([^:[\\]]{1,60}),\\s\\[${dateAndTime}${afternoon}\\]:?\\s*)`,
  'iu',
);

/** Signs of bold, italic and struck type around words: they touch the words, and no letter or digit touches them. */
const emphasis =
  /(?<![\p{L}\p{M}\p{N}*_~`])(\*{1,3}|_{1,3}|~{1,2}|`)(?=[^\s*_~`])([^\n]{1,2000}?)(?<=[^\s*_~`])\1(?:(?<=[:.)\]]\1)|(?![\p{L}\p{M}\p{N}*_~`]))/gu;

/** Words that are struck out. */
const struck = /(?<![\p{L}\p{M}\p{N}~])(~{1,2})(?=[^\s~])[^~]+(?<=[^\s~])\1(?![\p{L}\p{M}\p{N}~])/u;

/** What WhatsApp writes behind a message. */
const edited = /(?<!\s)\s*<This message was edited>$/iu;

/** Emoji of numbers and letters: `1️⃣`, `1️⃣0️⃣`, `🅰️`. */
const keycaps = /((?:\p{Nd}\ufe0f?\u20e3)+|🔟)[.):]?\s*/gu;
const numberOfKeycaps = (keys: string): string => (keys === '🔟' ? '10' : keys.replace(/\P{Nd}/gu, ''));
const letterEmoji =
  /(?:[🅰🅱🅲🅳Ⓐ-Ⓓⓐ-ⓓ]|(?<!\p{Regional_Indicator})[🇦-🇩](?!\p{Regional_Indicator}))\ufe0f?[.):]?\s*/gu;
const circledDigit = /(?<!\S)[①-⑳]\ufe0f?[.):]?\s*/gu;
const letterOfEmoji = (emoji: string): string => {
  const code = emoji.codePointAt(0) ?? 0;
  const [first = 0] = [0x1f1e6, 0x1f170, 0x24d0, 0x24b6].filter((start) => code >= start && code < start + 4);
  return `${'ABCD'.charAt(code - first)}) `;
};

/** A bullet of a list, or a sign that quotes a message. A star may mark an option and stays. */
const bullet = /^(?:(?:>\s?)+|[-–•●◦▪‣·]\s+(?=\S)|\[ \]\s*|\( \)\s*|[☐⬜○◯]\ufe0f?\s*)+/u;

/** An emoji before a text that is no tick. */
const decoration = /^(?:(?![✓✔✅☑🗸👈👉💯])\p{Extended_Pictographic}[\p{M}\p{Sk}\p{Cf}]*\s*)+(?=\S)/u;

export type CleanLine = {
  readonly text: string;
  readonly isMessage: boolean;
  /** Who wrote a message that begins in this line: '' for the chat itself, as where somebody has joined. */
  readonly sender?: string;
  readonly isHeading: boolean;
  readonly isBulleted: boolean;
  /** Words are struck out, which the author may have taken back. */
  readonly isStruck: boolean;
};

/** No line of a question is longer; what is longer is not searched. */
const longest = 10_000;

/** A line without what stands around its words. Bold type keeps its signs, which `withoutBold` removes and `isBold` reads. */
export function cleanLine(raw: string): CleanLine {
  const line = raw.replace(invisible, '').trim();
  if (line.length > longest)
    return { text: line, isMessage: false, isHeading: false, isBulleted: false, isStruck: false };
  const [head = '', ...names] = chatHead.exec(line) ?? [];
  const message = line.slice(head.length).replace(edited, '');
  const hashed = message.replace(bullet, '').replace(/^#{1,6}\s+/, '');
  const text = plainOfEmphasis(hashed)
    .replace(keycaps, (_all, keys: string) => `${numberOfKeycaps(keys)}. `)
    .replace(letterEmoji, letterOfEmoji)
    .replace(circledDigit, (digit) => `${(digit.codePointAt(0) ?? 0) - 0x245f}) `)
    .replace(decoration, '')
    .replace(/[☑🗸]|(?<=\S\s*)√$|^√(?=\s|[a-d][).])|\[x\](?=\s)|\(x\)(?=\s)/giu, '✓')
    .trim();
  return {
    text,
    isMessage: head !== '',
    ...(head !== '' && { sender: names.find(Boolean) ?? '' }),
    isBulleted: bullet.test(message.replace(/^(?:>\s?)*(?:[*✓✔✅👉]\ufe0f?\s*)?/u, '')),
    isStruck: struck.test(hashed),
    isHeading: hashed !== message && /^#/.test(message.replace(bullet, '')),
  };
}

/** Bold type around a whole line, which may end with a blank: `*The Lord is my ______*`. */
const aroundBlank = /^(\*{1,3})(?=[^\s*])([^*]{1,2000})(?<=_)\1$/u;

/** Emphasis in emphasis, such as `**_Noah_**`, is removed as well. */
function plainOfEmphasis(line: string): string {
  let text = line.replace(aroundBlank, `${boldStart}$2${boldEnd}`);
  for (let depth = 0; depth < 3 && /[*_~`]/.test(text); depth += 1)
    text = text.replace(emphasis, (_all, sign: string, inner: string) =>
      sign.startsWith('*') ? `${boldStart}${inner}${boldEnd}` : inner,
    );
  return text;
}

/** The text of a cell without emphasis around all of it. */
export function withoutEmphasis(cell: string): string {
  const text = cell.trim();
  return text.length <= longest && /^([*_~`]).*\1$/su.test(text) ? withoutBold(plainOfEmphasis(text)) : cell;
}

export const withoutBold = (text: string): string => text.replace(boldSigns, '').trim();

/** Whether all of a text is bold. */
export const isBold = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.startsWith(boldStart) && trimmed.endsWith(boldEnd);
};

/** Whether a part of a line is bold, as the option in `A) *Noah*`. */
export const isBoldPart = (line: string, part: string): boolean =>
  isBold(line) || line.includes(`${boldStart}${part}${boldEnd}`);
