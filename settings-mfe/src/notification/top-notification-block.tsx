import { FieldRow, TextAreaField } from '@console/shared/forms';
import { isBlank } from '@console/shared/format';
import { WarningLabel } from '@console/shared/lists';
import { TextField } from '@console/shared/ui';
import { t } from '../i18n';
import { ChoiceField } from '../form/choice-field';
import { SettingBlock } from '../form/setting-block';
import { useTopNotificationQuery } from '../settings.resource';
import { hasButton, isShown } from '@console/shared/model';
import { statusOptions, topNotificationForm, typeOptions } from './top-notification.form';

export function TopNotificationBlock({ seasonId }: { seasonId: string }) {
  const query = useTopNotificationQuery(seasonId);
  return (
    <SettingBlock definition={topNotificationForm} seasonId={seasonId} query={query}>
      {({ field, values }, stored) => {
        // What the check of the season would find.
        const isMissing = (name: 'buttonText' | 'buttonLink') => isShown(values) && isBlank(values[name]);
        return (
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
                <TextField
                  help={
                    isMissing('buttonText') && (
                      <WarningLabel>
                        {t('The notification is active, but its button has no text.')}
                      </WarningLabel>
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
                      <WarningLabel>
                        {t('The notification is active, but its button has no link.')}
                      </WarningLabel>
                    ) : (
                      t('Opens when a player presses the button.')
                    )
                  }
                  {...field('buttonLink')}
                  required={undefined}
                />
              </>
            )}
          </>
        );
      }}
    </SettingBlock>
  );
}
