import { FieldRow, TextAreaField, TextField } from '@console/shared/ui';
import { optionsOf } from '../form/choice';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm } from '../form/use-setting-form';
import { hasButton, statuses, types, type TopNotification } from './top-notification';
import { topNotificationKind } from './top-notification-kind';

type TopNotificationFormProps = { title: string; seasonId: string; stored: TopNotification | null };

export function TopNotificationForm({ title, seasonId, stored }: TopNotificationFormProps) {
  const form = useSettingForm(topNotificationKind, seasonId, stored);
  const { fields } = topNotificationKind;
  return (
    <SettingForm title={title} form={form}>
      <FieldRow>
        <ChoiceField
          label={fields.status.label}
          options={optionsOf(statuses)}
          stored={stored?.status ?? ''}
          {...form.field('status')}
        />
        <ChoiceField
          label={fields.type.label}
          options={optionsOf(types)}
          stored={stored?.type ?? ''}
          {...form.field('type')}
        />
      </FieldRow>
      <TextField label={fields.title.label} required {...form.field('title')} />
      <TextAreaField label={fields.description.label} {...form.field('description')} />
      {hasButton(form.values) && (
        <>
          <TextField label={fields.buttonText.label} {...form.field('buttonText')} />
          <TextField
            label={fields.buttonLink.label}
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
