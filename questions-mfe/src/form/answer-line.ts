import { appearance as alike } from '@console/shared/format';
import { splitName } from './option-marks';

const label = '(?:the )?(?:correct |right )?(?:answer|ans|option|key)|correct|సరైన (?:జవాబు|సమాధానం)|జవాబు|సమాధానం';

/** A line with the answer, as in `Answer: B`. */
const labelled = new RegExp(`^(?:${label})(?: is)?\\s*[:.)=–—-]+\\s*(\\S.*)$`, 'iu');

/** The same without a sign between them, as in `Answer B`: then only a letter or a number is an answer. */
const short = new RegExp(`^(?:${label})(?: is)?\\s+([([]?[a-d1-4][)\\].]?)$`, 'iu');

/** The answer in a line with one, as in `Answer: B`. */
export const answerIn = (line: string): string | undefined =>
  (labelled.exec(line) ?? short.exec(line))?.[1]?.trim();

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
): string | undefined {
  const name = answerLine === undefined ? undefined : answerIn(answerLine);
  if (name === undefined) return starred ?? '';
  const { place, text } = splitName(name);
  const byText = options.filter((option) => alike(option) === alike(name));
  const byPlace = options
    .slice(place, place + 1)
    .filter((option) => place >= 0 && (text === '' || alike(option) === alike(text)));
  const found = new Set([...byText, ...byPlace, ...(starred === undefined ? [] : [starred])]);
  if (byText.length + byPlace.length === 0 || found.size !== 1) return undefined;
  return [...found][0];
}
