import { appearance as alike } from '@console/shared/format';
import { splitName } from './option-marks';

const label = [
  '(?:the )?(?:correct |right )?(?:answer|ans|option|key)|correct|solution|soln?',
  'సరైన (?:జవాబు|సమాధాన(?:ం|ము)|ఎంపిక)|జవాబు|జ|సమాధాన(?:ం|ము)',
  '(?:सही )?(?:उत्तर|जवाब)|सही विकल्प|(?:சரியான )?(?:விடை|பதில்)',
].join('|');

/** What stands between the word and the answer: signs, or the arrows and ticks of a phone. */
const sign = '(?:[:.)=–—>→➡👉✅✔✓☑🔑-]|\\ufe0f)';

/** A line with the answer, as in `Answer: B`. */
const labelled = new RegExp(`^(?:${label})(?:\\s+is\\b)?\\s*(?:${sign}\\s*)+(\\S.*)$`, 'iu');

/** The same without a sign between them, as in `Answer B`: then only a letter or a number is an answer. */
const short = new RegExp(`^(?:${label})(?: is)?\\s+([([]?(?:\\p{L}\\p{M}*|\\p{Nd})[)\\].]?)$`, 'iu');

/** The same in brackets, as in `[Ans: b]`. */
const bracketed = /^[[({]\s*(.*\S)\s*[\])}]\.?$/u;

/** The answer in a line with one, as in `Answer: B`. */
export function answerIn(line: string): string | undefined {
  const text = bracketed.exec(line)?.[1] ?? line;
  const named = short.exec(text)?.[1];
  if (named !== undefined && splitName(named).place >= 0) return named.trim();
  return labelled.exec(text)?.[1]?.trim();
}

/** A line that has only the word, as `Answer:`; the answer stands on the next one. */
export const isAnswerLabel = (line: string): boolean => emptyLabel.test(line);
const emptyLabel = new RegExp(`^(?:${label})(?: is)?\\s*(?:${sign}\\s*)+$`, 'iu');

/**
 * Where an answer begins within a line, as in `Saul [Ans: b]`, `Saul Answer: b`, `Saul ANS-B` or `Saul Key: B`; -1 where there
 * is none. A word that is no sure label needs a letter behind it.
 */
export const answerStart = (line: string): number => line.search(labelWithin);
const letterAtEnd = '[([]?(?:[a-h]|[1-4]|\\p{Lo}\\p{M}*)[)\\].]*\\s*$';
const labelWithin = new RegExp(
  `(?<=^|[\\s)\\].,;])[[({]?(?:the )?(?:correct |right |సరైన |सही |சரியான )?(?:${[
    '(?:answer|ans|జవాబు|సమాధాన(?:ం|ము)|उत्तर|जवाब|விடை|பதில்)(?: is)?\\s*(?:[:=→➡👉]|-\\s|\\.\\s)',
    `(?:answer|ans|జవాబు|సమాధాన(?:ం|ము)|उत्तर|जवाब|விடை|பதில்)(?: is)?\\s*[\\s–—.-]\\s*${letterAtEnd}`,
    `(?:key|correct|option|solution|soln?|ఎంపిక|विकल्प)\\s*[:=–—→➡👉-]\\s*${letterAtEnd}`,
  ].join('|')})`,
  'iu',
);

/** Takes the line with the answer off the end. */
export function splitAnswer(lines: readonly string[]): { body: readonly string[]; answerLine?: string } {
  const last = lines.at(-1) ?? '';
  if (answerIn(last) === undefined) return { body: lines };
  return { body: lines.slice(0, -1), answerLine: last };
}

export { alike };

/**
 * The option that an answer line and a star name: '' where there is neither, `undefined` where they do not name one and the
 * same option.
 */
export function readAnswer(
  answerLine: string | undefined,
  options: readonly string[],
  starred: string | undefined,
  counting?: readonly string[],
): string | undefined {
  const name = answerLine === undefined ? undefined : answerIn(answerLine);
  if (name === undefined) return starred ?? '';
  const { place, text } = splitName(name, counting);
  const byText = options.filter((option) => alike(option) === alike(name));
  const byPlace = options
    .slice(place, place + 1)
    .filter((option) => place >= 0 && (text === '' || alike(option) === alike(text)));
  const found = new Set([...byText, ...byPlace, ...(starred === undefined ? [] : [starred])]);
  if (byText.length + byPlace.length === 0 || found.size !== 1) return undefined;
  return [...found][0];
}
