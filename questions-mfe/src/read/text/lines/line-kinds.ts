/*
 * Lines that belong to no field of a question.
 */

/** Signs and emoji alone, such as `---`. */
export const isSeparator = (text: string): boolean =>
  text.length < 500 &&
  /^(?![_\s]+$)[\p{P}\p{S}\s\ufe0f\u200d]+$/u.test(text) &&
  /^(.)\1{2,}|^[\s*•·—–-]{2,}$|^\p{Extended_Pictographic}/u.test(text);

const reference =
  '(?:[1-3]|i{1,3})?\\s?\\p{L}[\\p{L}\\p{M}]*\\.?(?:\\s(?:of\\s)?\\p{L}[\\p{L}\\p{M}]*\\.?){0,3}\\s\\p{Nd}{1,3}(?:\\s?[:.]\\s?\\p{Nd}{1,3})?(?:\\s?[-–—,;&]\\s?(?:\\p{Nd}{1,3}\\s?[:.]\\s?)?\\p{Nd}{1,3}){0,6}[ab]?';
const inBrackets = new RegExp(
  `^[([{]\\s*${reference}\\s*(?:[;,]\\s*${reference}\\s*){0,5}(?:,?\\s[A-Z]{2,5})?[)\\]}]\\.?$`,
  'iu',
);
const alone = new RegExp(`^[-–—]?\\s?${reference}(?:\\s[A-Z]{2,5})?\\.?$`, 'iu');
const chapterAndVerse = /\p{Nd}\s?[:.]\s?\p{Nd}/u;

/** A reference alone in its line: `(Esther 7:3)`, `Ruth 2:17`, `[1 రాజులు 18:38]`. */
export const isVerse = (text: string): boolean =>
  text.length < 120 && (inBrackets.test(text) || (alone.test(text) && chapterAndVerse.test(text)));

/** Takes a reference off the end of an answer: `Esther (Esther 7:3)`, `B - Ruth 2:17`. */
export function withoutVerse(text: string): string {
  if (text.length > 500) return text;
  return text.replace(verseAtEnd, '').trim();
}
const verseAtEnd = new RegExp(
  `\\s*(?:[([{]\\s*${reference}[^()[\\]{}]{0,60}[)\\]}]|[-–—,;|]\\s*${reference})\\.?$`,
  'iu',
);

/** A word above the options. */
export const optionsLabel = /^(?:options?|choices|answers?|ఎంపికలు|ఆప్షన్లు|विकल्प|விருப்பங்கள்)\s*:$/iu;

/** `(2 marks)` or `Time: 30 seconds` alone in its line. */
export const marksOnly =
  /^[([]?\s*(?:time(?:\s+limit)?\s*[:–-]\s*)?\p{Nd}+\s*(?:marks?|points?|pts?|sec(?:ond)?s?|min(?:ute)?s?|మార్కులు|अंक)\s*[)\]]?\.?$/iu;

/** When a message was sent, alone in its line. */
export const isTime = (text: string): boolean => /^\p{Nd}{1,2}[:.]\p{Nd}{2}(?:\s?[ap]\.?m\.?)?$/iu.test(text);

const page =
  /^[-–—|\s]*(?:(?:page|pg\.?|పేజీ|पृष्ठ|பக்கம்)\s*\p{Nd}+(?:\s*(?:of|\/)\s*\p{Nd}+)?|\p{Nd}+\s*(?:of|\/)\s*\p{Nd}+)[-–—|\s]*$|^[-–—]\s*\p{Nd}+\s*[-–—]$/iu;
export const isPageNumber = (text: string): boolean => page.test(text);

const part =
  /^(?:round|section|part|set|level|chapter|week|day|lesson|unit|quiz|రౌండ్|భాగము?|విభాగము?|అధ్యాయము?|राउंड|भाग|खंड|अध्याय|பகுதி|சுற்று)\s*[-:#.]?\s*(?:\p{Nd}+|[ivx]+|[a-z]|one|two|three|four|five|six)(?:\s*[:.)–—-].*)?$/iu;
const instruction =
  /^(?:please\s+)?(?:choose|select|tick|pick|mark|circle|encircle|answer)\s.*(?:answer|option|one|correct|right|question)s?\b.{0,40}$|(?:జవాబు|సమాధాన|ఎంపిక|उत्तर|विकल्प|விடை).{0,40}(?:ఎంచుకో|ఎన్నుకో|గుర్తించ|చున|चुन|தேர்ந்தெடு)/iu;

/** A title, a round or an instruction. A question ends with a question mark. */
export const isHeading = (text: string, isHashed: boolean): boolean => {
  if (text.length > 200 || /[?？]/.test(text) || /^\p{Nd}/u.test(text)) return false;
  return isHashed || part.test(text) || instruction.test(text) || isTitle(text);
};

/** Capitals only, a short line with the word quiz, or one such as `Exodus questions`. */
const isTitle = (text: string): boolean =>
  (/^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(text) && !/[\p{Lo}_]/u.test(text)) ||
  /^(?:\S+\s){0,3}questions:?$/iu.test(text) ||
  (/\bquiz\b|క్విజ్|क्विज़|வினாடி வினா/iu.test(text) && text.split(/\s+/).length <= 8);
