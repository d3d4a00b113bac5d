import { TextAreaField, type EntityForm } from '@console/shared/forms';
import { isBlank } from '@console/shared/format';
import { WarningLabel } from '@console/shared/lists';
import { hasButton, isShown, type TopNotification } from '@console/shared/model';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { ChoiceField } from '../form/choice-field';
import { SettingBlock } from '../form/setting-block';
import { ShortFields } from '../form/short-fields';
import { useTopNotificationQuery } from '../settings.resource';
import { statusOptions, topNotificationForm, typeOptions } from './top-notification.form';

/** The notification that players see at the top of a season. */
export function TopNotificationBlock({ seasonId }: { seasonId: string }) {
  const query = useTopNotificationQuery(seasonId);
  return (
    <SettingBlock definition={topNotificationForm} seasonId={seasonId} query={query}>
      {(form, stored) => (
        <>
          <ShortFields>
            <ChoiceField
              options={statusOptions}
              stored={stored.status}
              help={t('Players see it only while it is active.')}
              {...form.field('status')}
            />
            <ChoiceField
              options={typeOptions}
              stored={stored.type}
              help={t('A Note shows text. A Button also opens a link.')}
              {...form.field('type')}
            />
          </ShortFields>
          <TextField {...form.field('title')} />
          <TextAreaField {...form.field('description')} />
          {hasButton(form.values) && <ButtonFields form={form} />}
        </>
      )}
    </SettingBlock>
  );
}

/** Text and link of its button, with what the season check would find. */
function ButtonFields({ form: { field, values } }: { form: EntityForm<TopNotification> }) {
  const isMissing = (name: 'buttonText' | 'buttonLink') => isShown(values) && isBlank(values[name]);
  return (
    <>
      <TextField
        help={
          isMissing('buttonText') && (
            <WarningLabel>{t('The notification is active, but its button has no text.')}</WarningLabel>
          )
        }
        {...field('buttonText')}
        required={undefined}
      />
      <TextField
        type="url"
        inputMode="url"
        help={
          isMissing('buttonLink') ? (
            <WarningLabel>{t('The notification is active, but its button has no link.')}</WarningLabel>
          ) : (
            t('Opens when a player presses the button.')
          )
        }
        {...field('buttonLink')}
        required={undefined}
      />
    </>
  );
}
