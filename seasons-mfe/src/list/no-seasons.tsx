import { useConfig } from '@console/shared/config';
import { truncate } from '@console/shared/format';
import { Button, EmptyState } from '@console/shared/ui';

/** There is no season for this person yet. */
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

/** There are seasons, but none that the search finds. */
export function NoSeasonFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState title="No season found" action={<Button onClick={onClear}>Show all seasons</Button>}>
      No season name contains “{truncate(search, 60)}”.
    </EmptyState>
  );
}
