import { locations } from '@console/shared/data';
import { FieldRow, TextAreaField, TextField } from '@console/shared/ui';
import { optionsOf } from '../form/choice';
import { ChoiceField } from '../form/choice-field';
import { SettingForm } from '../form/setting-form';
import { useSettingForm, type SettingKind } from '../form/use-setting-form';
import { hasButton, statuses, types, type TopNotification } from './top-notification';
import { blankTopNotification, valuesOf, withValues } from './top-notification-form-values';
import { topNotificationFromDocument, topNotificationToFields } from './top-notification.converter';
import { validateTopNotification } from './top-notification.validate';

/** A button's text says where its link leads. */
const kind: SettingKind<TopNotification, TopNotification> = {
  subject: 'The top notification',
  updated: 'Top notification settings updated successfully',
  pathOf: locations.topNotification,
  blank: blankTopNotification,
  fields: {
    status: { label: 'Status' },
    type: { label: 'Type' },
    title: { label: 'Title' },
    description: { label: 'Description' },
    buttonText: { label: 'Button Text' },
    buttonLink: { label: 'Button Link' },
  },
  together: [{ label: 'Type and button', fields: ['type', 'buttonText', 'buttonLink'] }],
  fromDocument: topNotificationFromDocument,
  toFields: topNotificationToFields,
  valuesOf,
  withValues,
  validate: validateTopNotification,
};

type TopNotificationFormProps = { title: string; seasonId: string; stored: TopNotification | null };

export function TopNotificationForm({ title, seasonId, stored }: TopNotificationFormProps) {
  const form = useSettingForm(kind, seasonId, stored);
  return (
    <SettingForm title={title} form={form}>
      <FieldRow>
        <ChoiceField
          label={kind.fields.status.label}
          options={optionsOf(statuses)}
          stored={stored?.status ?? ''}
          {...form.field('status')}
        />
        <ChoiceField
          label={kind.fields.type.label}
          options={optionsOf(types)}
          stored={stored?.type ?? ''}
          {...form.field('type')}
        />
      </FieldRow>
      <TextField label={kind.fields.title.label} maxLength={500} required {...form.field('title')} />
      <TextAreaField label={kind.fields.description.label} maxLength={20000} {...form.field('description')} />
      {hasButton(form.values) && (
        <>
          <TextField label={kind.fields.buttonText.label} maxLength={500} {...form.field('buttonText')} />
          <TextField
            label={kind.fields.buttonLink.label}
            type="url"
            inputMode="url"
            maxLength={2000}
            help="Opens when a player presses the button."
            {...form.field('buttonLink')}
          />
        </>
      )}
    </SettingForm>
  );
}
