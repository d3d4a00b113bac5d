import { FieldRow, TextAreaField, TextField } from '@console/shared/ui';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm } from '../form/use-setting-form';
import { hasButton, type TopNotification } from './top-notification';
import { statusOptions, topNotificationForm, typeOptions } from './top-notification.form';

type TopNotificationFormProps = { title: string; seasonId: string; stored: TopNotification | null };

export function TopNotificationForm({ title, seasonId, stored }: TopNotificationFormProps) {
  const form = useSettingForm(topNotificationForm, seasonId, stored);
  return (
    <SettingForm title={title} form={form}>
      <FieldRow>
        <ChoiceField options={statusOptions} stored={stored?.status ?? ''} {...form.field('status')} />
        <ChoiceField options={typeOptions} stored={stored?.type ?? ''} {...form.field('type')} />
      </FieldRow>
      <TextField {...form.field('title')} />
      <TextAreaField {...form.field('description')} />
      {hasButton(form.values) && (
        <>
          <TextField {...form.field('buttonText')} />
          <TextField
            type="url"
            inputMode="url"
            help="Opens when a player presses the button."
            {...form.field('buttonLink')}
          />
        </>
      )}
    </SettingForm>
  );
}
