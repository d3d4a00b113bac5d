import type { Quiz } from '@console/shared/model';
import type { SeriesValues } from './plan-series';

/**
 * Words, a number, and the title behind a colon or a dash. The first such number counts; a number in the title, as in
 * “John 3: 16” or “Genesis 1 - 11”, does not.
 */
const numbered = /^(.*?(?<![:.–—-]\s)(?<=^|\s|#))(\d{1,3})(?:([:.–—-]|\s[:–—-])\s+\D.*)?$/s;

/**
 * The title pattern that goes on from the latest quiz, in the words of the season: after “Week 3: Judges”,
 * “Week {n}: {title}” from 4 on. The pattern becomes stored titles, so it has no words of the interface: `undefined`
 * where the latest title has no number.
 */
export function numberingAfter(
  latest: Quiz | undefined,
): Pick<SeriesValues, 'pattern' | 'firstNumber'> | undefined {
  const [, words, number, separator = ':'] = numbered.exec(latest?.title.trim() ?? '') ?? [];
  if (words === undefined) return undefined;
  return { pattern: `${words}{n}${separator} {title}`, firstNumber: String(Number(number) + 1) };
}
