import { FieldRow, TextAreaField } from '@console/shared/forms';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { ChoiceField } from '../form/choice-field';
import { SettingBlock } from '../form/setting-block';
import { useTopNotificationQuery } from '../settings.resource';
import { hasButton } from '@console/shared/model';
import { statusOptions, topNotificationForm, typeOptions } from './top-notification.form';

export function TopNotificationBlock({ seasonId }: { seasonId: string }) {
  const query = useTopNotificationQuery(seasonId);
  return (
    <SettingBlock definition={topNotificationForm} seasonId={seasonId} query={query}>
      {({ field, values }, stored) => (
        <>
          <FieldRow>
            <ChoiceField
              options={statusOptions}
              stored={stored.status}
              help={t('Players see it only while it is active.')}
              {...field('status')}
            />
            <ChoiceField
              options={typeOptions}
              stored={stored.type}
              help={t('A Note shows text. A Button also opens a link.')}
              {...field('type')}
            />
          </FieldRow>
          <TextField {...field('title')} />
          <TextAreaField {...field('description')} />
          {hasButton(values) && (
            <>
              <TextField {...field('buttonText')} required={undefined} />
              <TextField
                type="url"
                inputMode="url"
                help={t('Opens when a player presses the button.')}
                {...field('buttonLink')}
                required={undefined}
              />
            </>
          )}
        </>
      )}
    </SettingBlock>
  );
}
