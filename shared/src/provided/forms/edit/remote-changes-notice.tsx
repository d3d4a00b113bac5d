import { formatList } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { FormMessage } from '@console/shared/ui';
import type { RemoteChanges } from './remote-changes';

/** A notice of other people's changes while the form was open. It does not take the focus. */
export function RemoteChangesNotice({ changed, change, isHeld, isStale, merged }: RemoteChanges) {
  if (merged.length > 0)
    return (
      <FormMessage tone="info">
        {t(
          'Not saved: their change conflicts with yours. Fix the marked fields. The form now shows their {fields}.',
          { fields: formatList(merged) },
        )}
      </FormMessage>
    );
  if (changed.length === 0 || change === undefined) return null;
  const fields = formatList(changed);
  return (
    <FormMessage tone="info">
      {isStale || change?.isOwn
        ? t('You were editing an older version of {fields}. Saving keeps the newer version.', { fields })
        : t('Someone else changed {fields}. Saving keeps their changes.', { fields })}{' '}
      {change && `${change.text} `}
      {isHeld && t('If you changed the same field, you choose which change to keep.')}
    </FormMessage>
  );
}
