import { FieldRow, NumberField } from '@console/shared/ui';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm } from '../form/use-setting-form';
import { hasLimits, type Leaderboard } from './leaderboard';
import { appearanceOptions, leaderboardForm, typeOptions } from './leaderboard.form';

type LeaderboardFormProps = { title: string; seasonId: string; stored: Leaderboard | null };

export function LeaderboardForm({ title, seasonId, stored }: LeaderboardFormProps) {
  const form = useSettingForm(leaderboardForm, seasonId, stored);
  return (
    <SettingForm title={title} form={form}>
      <ChoiceField
        options={appearanceOptions}
        stored={stored?.appearance ?? ''}
        {...form.field('appearance')}
      />
      <ChoiceField options={typeOptions} stored={stored?.type ?? ''} {...form.field('type')} />
      {hasLimits(form.values) && (
        <FieldRow>
          <NumberField {...form.field('limitOne')} />
          <NumberField {...form.field('limitTwo')} />
        </FieldRow>
      )}
    </SettingForm>
  );
}
