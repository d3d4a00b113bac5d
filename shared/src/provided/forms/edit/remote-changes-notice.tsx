import { formatList } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { FormMessage } from '@console/shared/ui';
import type { RemoteChanges } from './remote-changes';

/** Says that a save has loaded other people's changes, which conflict with the input. */
export function MergedNotice({ merged }: RemoteChanges) {
  if (merged.length === 0) return null;
  return (
    <FormMessage tone="info">
      {t(
        'Not saved: their change conflicts with yours. Fix the marked fields. The form now shows their {fields}.',
        { fields: formatList(merged) },
      )}
    </FormMessage>
  );
}

/** What other people have changed while the form was open; `undefined` where they have not. */
export function describeRemoteChanges(changes: RemoteChanges | undefined): string | undefined {
  if (!changes) return undefined;
  const { changed, change, isHeld, isStale, merged } = changes;
  if (merged.length > 0 || changed.length === 0 || change === undefined) return undefined;
  const fields = formatList(changed);
  return [
    isStale || change?.isOwn
      ? t('You were editing an older version of {fields}. Saving keeps the newer version.', { fields })
      : isHeld
        ? t('Someone else changed {fields}.', { fields })
        : t('Someone else changed {fields}. Saving keeps their changes.', { fields }),
    change?.text,
    isHeld && t('If you changed the same field, you choose when you save.'),
  ]
    .filter(Boolean)
    .join(' ');
}
