import { useConfig } from '@console/shared/config';
import { truncate } from '@console/shared/format';
import { Button, EmptyState, type ListView } from '@console/shared/ui';

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

type SearchedView = Pick<ListView<unknown>, 'search' | 'isFiltered' | 'showAll'>;

/** Shown when no season matches search and filters. */
export function NoSeasonFound({ view: { search, isFiltered, showAll } }: { view: SearchedView }) {
  return (
    <EmptyState title="No season found" action={<Button onClick={showAll}>Show all seasons</Button>}>
      {isFiltered
        ? 'No season matches the search and the filters.'
        : `No season name, host or e-mail contains “${truncate(search, 60)}”.`}
    </EmptyState>
  );
}
