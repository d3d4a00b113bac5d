import { useConfig } from '@console/shared/config';
import { truncate } from '@console/shared/format';
import { Button, EmptyState } from '@console/shared/ui';

/** Shown when this person has no season yet. */
export function NoSeasons() {
  const { supportEmail } = useConfig();
  return (
    <EmptyState title="No Data">
      <p>
        Please contact <a href={`mailto:${supportEmail}`}>{supportEmail}</a> for account access or to create
        seasons.
      </p>
    </EmptyState>
  );
}

/** Shown when no season matches the search. */
export function NoSeasonFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState title="No season found" action={<Button onClick={onClear}>Show all seasons</Button>}>
      No season name contains “{truncate(search, 60)}”.
    </EmptyState>
  );
}
