import { paths, titles, type Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import {
  ErrorState,
  LinkButton,
  LoadingAllRows,
  LoadingState,
  Page,
  SearchBox,
  Toolbar,
  useListView,
} from '@console/shared/ui';
import { scopeOf, useSeasonsQuery } from '../season.resource';
import { NoSeasonFound, NoSeasons } from './no-seasons';
import { SeasonTable } from './season-table';

const nameOf = (season: Season) => season.name;

export function SeasonListScreen() {
  const session = useSession();
  const { currentData: seasons, isError, error, refetch } = useSeasonsQuery(scopeOf(session));
  const view = useListView(seasons, nameOf, session.person.uid);

  const content = () => {
    if (isError)
      return (
        <ErrorState title="The seasons could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      );
    if (!seasons) return <LoadingState />;
    if (view.count === 0) return <NoSeasons />;
    if (view.found === 0 && view.count === undefined)
      return <LoadingAllRows what="seasons" requestedAt={view.requestedAt} />;
    if (view.found === 0) return <NoSeasonFound search={view.search} onClear={() => view.setSearch('')} />;
    return <SeasonTable view={view} />;
  };

  return (
    <Page
      title={titles[paths.seasonList]}
      count={view.count}
      found={view.found}
      asOf={view.asOf}
      actions={
        <Toolbar>
          {view.count !== 0 && (
            <SearchBox label="Search by season name" value={view.search} onChange={view.setSearch} />
          )}
          {can.createSeason(session) && (
            <LinkButton variant="primary" to={paths.seasonCreate}>
              Create Season
            </LinkButton>
          )}
        </Toolbar>
      }
    >
      {content()}
    </Page>
  );
}
