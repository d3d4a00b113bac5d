import { FormMessage } from '@console/shared/ui';
import type { RemoteChanges } from './remote-changes';

const list = new Intl.ListFormat('en');

/** A notice of other people's changes while the form was open. It does not take the focus. */
export function RemoteChangesNotice({ changed, isStale, merged }: RemoteChanges) {
  if (merged.length > 0)
    return (
      <FormMessage tone="info">
        {`Not saved: their change conflicts with yours. Fix the marked fields. The form now shows their ${list.format(merged)}.`}
      </FormMessage>
    );
  if (changed.length === 0) return null;
  const labels = list.format(changed);
  return (
    <FormMessage tone="info">
      {isStale
        ? `You were editing an older version of ${labels}. Saving keeps the newer version.`
        : `Someone else changed ${labels}. Saving keeps their changes.`}{' '}
      If you changed the same field, you choose which change to keep.
    </FormMessage>
  );
}
