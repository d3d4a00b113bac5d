import { t } from '../i18n';
import { hasLimits } from '@console/shared/model';

/** What players see, by appearance. */
export const appearanceHelp: Readonly<Record<string, string | undefined>> = {
  'type-1': t('Players see the leaderboard as soon as they have played.'),
  'type-2': t('Players see the leaderboard when the quiz is finished.'),
};

/** What players see of the leaderboard with this type and these limits. */
export function placesShown(values: {
  type: string;
  limitOne: string;
  limitTwo: string;
}): string | undefined {
  if (values.type === 'all') return t('Players see every place.');
  if (!hasLimits(values)) return undefined;
  const [first, last] = [Number(values.limitOne), Number(values.limitTwo)];
  const areKnown = Number.isInteger(first) && Number.isInteger(last) && first > 0 && last >= first;
  return areKnown
    ? t('Players see places {first} to {last}.', { first: String(first), last: String(last) })
    : t('Players see places from Limit One to Limit Two. For example, 1 and 25 show the top 25.');
}
