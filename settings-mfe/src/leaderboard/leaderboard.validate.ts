import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';
import { chooseOne } from '../form/choice';
import { hasLimits } from './leaderboard';
import type { LeaderboardFormValues } from './leaderboard-form-values';

export const messages = {
  allFields: 'Please fill all fields',
  missingLimit: 'Missing limit One or Two',
  wholeNumber: 'Enter a whole number, such as 10',
};

const isWhole = (text: string) => /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text));

/** The limits are judged only where they are used: with type limit. */
export function validateLeaderboard(values: LeaderboardFormValues): FormErrors<LeaderboardFormValues> {
  const unchosen = emptyFields(values, ['appearance', 'type'], chooseOne);
  if (unchosen) return { form: messages.allFields, fields: unchosen };
  if (!hasLimits(values)) return noErrors;
  const missing = emptyFields(values, ['limitOne', 'limitTwo']);
  const fields: FormErrors<LeaderboardFormValues>['fields'] = {};
  if (!isWhole(values.limitOne)) fields.limitOne = messages.wholeNumber;
  if (!isWhole(values.limitTwo)) fields.limitTwo = messages.wholeNumber;
  return missing ? { form: messages.missingLimit, fields } : { fields };
}
