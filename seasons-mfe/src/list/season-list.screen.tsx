import { useState } from 'react';
import type { QueryState } from '@console/shared/data';
import { ListFrame, useListTools } from '@console/shared/lists';
import { paths, seasonStatuses, type PartialList, type Season } from '@console/shared/model';
import { useStoredSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import {
  Button,
  LinkButton,
  LoadingAllRows,
  LoadingState,
  Page,
  SearchBox,
  Toolbar,
  type ListView,
} from '@console/shared/ui';
import { t } from '../i18n';
import { scopeOf, useSeasonsQuery } from '../season.resource';
import { ContinueRoom } from './list.styles';
import { SeasonTable } from './season-table';
import { SeasonsError } from './seasons-error';

const textOf = ({ name, host, hostEmail, additionalEmail }: Season) =>
  [name, host, hostEmail, additionalEmail].join('\n');

const loadTools = () => import('./season-tools');

export function SeasonListScreen() {
  const session = useSession();
  const query = useSeasonsQuery(scopeOf(session));
  /** The rows of a long list that the person has asked for. */
  const [more, setMore] = useState<PartialList<Season>>();
  const list = more ?? query.currentData;
  const { seasonId } = useStoredSelection();
  const { tools, view, isFiltering, toggleFilters, openCard } = useListTools(loadTools, list, {
    textOf,
    statuses: seasonStatuses,
  });

  return (
    <Page
      // The first load leaves out the table of all titles.
      title={t('Seasons')}
      count={view.count}
      found={view.found}
      asOf={view.asOf}
      actions={<SeasonToolbar view={view} isFiltering={isFiltering} onFilter={toggleFilters} />}
    >
      <ListFrame tabIndex={-1} onClick={openCard}>
        {seasonId && (tools ? <tools.Continue list={list} /> : <ContinueRoom />)}
        {tools && isFiltering && <tools.SeasonFilters view={view} />}
        {tools && <tools.SelectedSeasons view={view} list={list} />}
        {tools && <tools.MoreSeasons first={query.currentData} view={view} onLoaded={setMore} />}
        <SeasonRows query={query} view={view} tools={tools} />
        {tools && view.found > 0 && <tools.ZoneNote />}
      </ListFrame>
    </Page>
  );
}

type ToolbarProps = { view: ListView<Season>; isFiltering: boolean; onFilter: () => void };

function SeasonToolbar({ view, isFiltering, onFilter }: ToolbarProps) {
  const session = useSession();
  return (
    <Toolbar>
      {view.count !== 0 && (
        <>
          <SearchBox
            label={t('Search by season name')}
            hint={t('Also searches hosts and emails')}
            value={view.search}
            onChange={view.setSearch}
          />
          <Button aria-expanded={isFiltering} onClick={onFilter}>
            {t('Sort and filter')}
          </Button>
        </>
      )}
      {can.createSeason(session) && (
        <LinkButton variant="primary" to={paths.seasonCreate}>
          {t('Create Season')}
        </LinkButton>
      )}
    </Toolbar>
  );
}

type RowsProps = {
  query: QueryState<unknown>;
  view: ListView<Season>;
  tools?: Awaited<ReturnType<typeof loadTools>>;
};

/** The table of the seasons, or why there is none. */
function SeasonRows({ query, view, tools }: RowsProps) {
  if (query.isError) return <SeasonsError query={query} />;
  if (view.found > 0) return <SeasonTable view={view} tools={tools} />;
  if (query.currentData && view.count === undefined)
    return <LoadingAllRows what={t('seasons')} requestedAt={view.requestedAt} />;
  if (!query.currentData || !tools) return <LoadingState />;
  return view.count === 0 ? <tools.NoSeasons /> : <tools.NoSeasonFound view={view} />;
}
