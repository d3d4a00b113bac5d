import { locations } from '@console/shared/data';
import { shownChoice } from '@console/shared/forms';
import { FieldRow, NumberField } from '@console/shared/ui';
import { optionsOf } from '../form/choice';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm, type SettingKind } from '../form/use-setting-form';
import { appearances, hasLimits, types, type Leaderboard } from './leaderboard';
import {
  blankLeaderboard,
  valuesOf,
  withValues,
  type LeaderboardFormValues,
} from './leaderboard-form-values';
import { leaderboardFromDocument, leaderboardToFields } from './leaderboard.converter';
import { validateLeaderboard } from './leaderboard.validate';

const appearanceLabels: Record<(typeof appearances)[number], string> = {
  'type-1': 'After User Played Game',
  'type-2': 'After Quiz Finished',
};
const appearanceOptions = appearances.map((value) => ({ value, label: appearanceLabels[value] }));

/** The limits are those of the type: one person's type with another's limits would show what nobody chose. */
const kind: SettingKind<Leaderboard, LeaderboardFormValues> = {
  subject: 'The leaderboard view',
  updated: 'Season Leaderboard View updated successfully',
  pathOf: locations.leaderboard,
  blank: blankLeaderboard,
  fields: {
    appearance: { label: 'Appearance', shown: shownChoice(appearanceOptions) },
    type: { label: 'Type' },
    limitOne: { label: 'Limit One' },
    limitTwo: { label: 'Limit Two' },
  },
  together: [{ label: 'Type and limits', fields: ['type', 'limitOne', 'limitTwo'] }],
  fromDocument: leaderboardFromDocument,
  toFields: leaderboardToFields,
  valuesOf,
  withValues,
  validate: validateLeaderboard,
};

type LeaderboardFormProps = { title: string; seasonId: string; stored: Leaderboard | null };

export function LeaderboardForm({ title, seasonId, stored }: LeaderboardFormProps) {
  const form = useSettingForm(kind, seasonId, stored);
  return (
    <SettingForm title={title} form={form}>
      <ChoiceField
        label={kind.fields.appearance.label}
        options={appearanceOptions}
        stored={stored?.appearance ?? ''}
        {...form.field('appearance')}
      />
      <ChoiceField
        label={kind.fields.type.label}
        options={optionsOf(types)}
        stored={stored?.type ?? ''}
        {...form.field('type')}
      />
      {hasLimits(form.values) && (
        <FieldRow>
          <NumberField label={kind.fields.limitOne.label} min={0} step={1} {...form.field('limitOne')} />
          <NumberField label={kind.fields.limitTwo.label} min={0} step={1} {...form.field('limitTwo')} />
        </FieldRow>
      )}
    </SettingForm>
  );
}
