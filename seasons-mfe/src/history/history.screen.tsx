import { useRef, useState, type ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { skipToken } from '@console/shared/data';
import { ListFrame } from '@console/shared/lists';
import { useActionTexts } from '@console/shared/history';
import { paths, type Season } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { useSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { Button, Toolbar } from '@console/shared/ui';
import { t } from '../i18n';
import { HistoryEntries } from './entries/history-entries';
import { HistoryFilters } from './history-filters';
import { useHistoryQuery } from './history.resource';
import { ScopeChip } from './scope-chip';
import { useHistoryView, type HistoryView } from './use-history-view';
import { usePeople } from './use-people';

/** `/history`: who did what in a season in the last 30 days. */
export function HistoryScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <SeasonHistory>
          {state}
          {seasonId && <PrefetchEntries seasonId={seasonId} />}
        </SeasonHistory>
      )}
    >
      {(season) => <SeasonHistory season={season} />}
    </SeasonGate>
  );
}

/** Prefetches the entries while their season is loading, so that both load concurrently. */
function PrefetchEntries({ seasonId }: { seasonId: string }) {
  useEntries(seasonId, useHistoryView());
  return null;
}

function useEntries(seasonId: string | undefined, view: HistoryView) {
  const session = useSession();
  const { person: email, kind, day } = view.filters;
  const filters = { about: view.about, email, kind, day, after: view.after };
  return useHistoryQuery(
    seasonId ? { seasonId, isForStaff: !can.manageAds(session), ...filters } : skipToken,
  );
}

/** `children` are shown while there is no season yet, in place of its history. */
function SeasonHistory({ season, children }: { season?: Season; children?: ReactNode }) {
  const view = useHistoryView();
  const query = useEntries(season?.id, view);
  const { rows = [] } = query.currentData ?? {};
  const people = usePeople(season, rows);
  const texts = useActionTexts(rows.map(({ kind }) => kind));
  const [isOpen, setOpen] = useState(view.isFiltered);
  const filterButton = useRef<HTMLButtonElement>(null);
  if (!season) return <SeasonPage path={paths.history}>{children}</SeasonPage>;
  return (
    <SeasonPage
      path={paths.history}
      season={season}
      actions={
        <Toolbar>
          <ScopeChip seasonId={season.id} view={view} onRemoved={() => filterButton.current?.focus()} />
          <Button ref={filterButton} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('Filter')}
          </Button>
        </Toolbar>
      }
    >
      <ListFrame tabIndex={-1}>
        {isOpen && <HistoryFilters seasonId={season.id} view={view} people={people} texts={texts} />}
        <HistoryEntries query={query} view={view} people={people} texts={texts} />
      </ListFrame>
    </SeasonPage>
  );
}
