import { useConfig } from '@console/shared/config';
import { Button, EmptyState } from '@console/shared/ui';

/** Says why the list is empty: the search found nothing, or there is nothing for this person yet. */
export function NoSeasons({ search, onClear }: { search: string; onClear: () => void }) {
  const { supportEmail } = useConfig();
  const wanted = search.trim();
  if (wanted)
    return (
      <EmptyState title="No season found" action={<Button onClick={onClear}>Show all seasons</Button>}>
        No season name contains “{wanted}”.
      </EmptyState>
    );
  return (
    <EmptyState title="No Data">
      <p>
        Please contact <a href={`mailto:${supportEmail}`}>{supportEmail}</a> for account access or to create
        seasons.
      </p>
    </EmptyState>
  );
}
