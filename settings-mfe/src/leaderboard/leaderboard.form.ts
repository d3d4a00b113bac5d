import { describeFailure, locations } from '@console/shared/data';
import { defineForm, noErrors, numberField, type FormErrors, type FormValuesOf } from '@console/shared/forms';
import {
  hasLimits,
  leaderboardAppearances,
  leaderboardEntity,
  leaderboardTypes,
  type Leaderboard,
} from '@console/shared/model';
import { t } from '../i18n';
import { optionsOf, requiredChoice } from '../form/choice';
import { incomplete, type SettingDefinition } from '../form/use-setting-form';

export const messages = {
  missingLimit: t('Missing limit One or Two'),
  wholeNumber: t('Enter a whole number, such as 10'),
};

const appearanceLabels: Record<(typeof leaderboardAppearances)[number], string> = {
  'type-1': t('After User Played Game'),
  'type-2': t('After Quiz Finished'),
};
export const appearanceOptions = leaderboardAppearances.map((value) => ({
  value,
  label: appearanceLabels[value],
}));
export const typeOptions = optionsOf(leaderboardTypes, (type) => t(type));

/** Limits are stored as integers, also where type all does not use them. */
const blank: Leaderboard = { ...leaderboardEntity.blank, limitOne: 0, limitTwo: 0 };

const form = defineForm({
  blank,
  fields: {
    appearance: requiredChoice(t('Appearance'), appearanceOptions),
    type: requiredChoice(t('Type'), typeOptions),
    limitOne: numberField({ label: t('Limit One') }),
    limitTwo: numberField({ label: t('Limit Two') }),
  },
  // The limits belong to the type: one person's type with another's limits would show what no one chose.
  groups: [{ label: t('Type and limits'), fields: ['type', 'limitOne', 'limitTwo'] }],
  upsert: true,
  incomplete,
  validate,
  describeFailure: (error) =>
    t('The leaderboard view wasn’t updated. {reason} Your changes are still here.', {
      reason: describeFailure(error).message,
    }),
});

/**
 * The form of the leaderboard view. Unused limits keep their stored values; an unused 0 is shown as an empty
 * field.
 */
export const leaderboardForm: SettingDefinition<Leaderboard, FormValuesOf<typeof form>> = {
  ...form,
  toValues(stored) {
    const used = (limit: number | null) => (hasLimits(stored) ? limit : limit || null);
    return form.toValues({ ...stored, limitOne: used(stored.limitOne), limitTwo: used(stored.limitTwo) });
  },
  toEntity(stored, values) {
    const { limitOne, limitTwo } = stored;
    const edited = form.toEntity(stored, values);
    return hasLimits(values) ? edited : { ...edited, limitOne, limitTwo };
  },
  title: t('Leaderboard View'),
  updated: t('Season Leaderboard View updated successfully'),
  pathOf: locations.leaderboard,
  phone: { start: 'leaderboard', typed: (leaderboard) => ({ leaderboard }) },
  fromDocument: leaderboardEntity.fromDocument,
  toFields: leaderboardEntity.toFields,
};

const isWhole = (text: string) => /^\d+$/.test(text.trim()) && Number.isSafeInteger(Number(text));

type Values = Record<'appearance' | 'type' | 'limitOne' | 'limitTwo', string>;

/** The limits are validated only where they are used: with type limit. */
function validate(values: Values): FormErrors<Values> {
  if (!values.appearance || !hasLimits(values)) return noErrors;
  const { limitOne, limitTwo } = values;
  return {
    form: limitOne.trim() && limitTwo.trim() ? undefined : messages.missingLimit,
    fields: {
      limitOne: isWhole(limitOne) ? undefined : messages.wholeNumber,
      limitTwo: isWhole(limitTwo) ? undefined : messages.wholeNumber,
    },
  };
}
