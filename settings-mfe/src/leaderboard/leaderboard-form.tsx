import { FieldRow, NumberField } from '@console/shared/ui';
import { optionsOf } from '../form/choice';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm } from '../form/use-setting-form';
import { hasLimits, types, type Leaderboard } from './leaderboard';
import { appearanceOptions, leaderboardKind } from './leaderboard-kind';

type LeaderboardFormProps = { title: string; seasonId: string; stored: Leaderboard | null };

export function LeaderboardForm({ title, seasonId, stored }: LeaderboardFormProps) {
  const form = useSettingForm(leaderboardKind, seasonId, stored);
  const { fields } = leaderboardKind;
  return (
    <SettingForm title={title} form={form}>
      <ChoiceField
        label={fields.appearance.label}
        options={appearanceOptions}
        stored={stored?.appearance ?? ''}
        {...form.field('appearance')}
      />
      <ChoiceField
        label={fields.type.label}
        options={optionsOf(types)}
        stored={stored?.type ?? ''}
        {...form.field('type')}
      />
      {hasLimits(form.values) && (
        <FieldRow>
          <NumberField label={fields.limitOne.label} {...form.field('limitOne')} />
          <NumberField label={fields.limitTwo.label} {...form.field('limitTwo')} />
        </FieldRow>
      )}
    </SettingForm>
  );
}
