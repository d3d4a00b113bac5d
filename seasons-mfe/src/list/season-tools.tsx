import { locations, takeUndo, useGateway } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import {
  arranger,
  FilterPanel,
  SelectionBar,
  StatusMenu,
  tableTools,
  type SortValues,
} from '@console/shared/lists';
import { paths, pathTo, seasonStatuses, type Season } from '@console/shared/model';
import type { Column, ListView } from '@console/shared/ui';
import { seasonForm } from '../season.form';
import { setSeasonStatus, setSeasonStatuses } from '../season.writes';
import { DatesOfSeason, SeasonDates } from './season-dates';
import { SeasonBadge } from './season-badge';
import { seasonColumns, statusLabel } from './season-columns';

export { ZoneNote } from '@console/shared/lists';
export { NoSeasonFound } from './no-season-found';
export { NoSeasons } from './no-seasons';

type ToolProps = { view: ListView<Season> };

const sortValues: SortValues<Season> = {
  season: ({ name }) => name,
  host: ({ host }) => host,
  email: ({ hostEmail }) => hostEmail,
  start: ({ start }) => start,
  status: ({ status }) => status,
};

/** Sorts and filters seasons. */
export const arrange = arranger(sortValues, seasonStatuses);

/** The controls in the table. */
export const seasonTableTools = (view: ListView<Season>) => tableTools(view, seasonName, sortValues);

/** The columns, with what the check found below the name. */
export const checkedColumns: readonly Column<Season>[] = seasonColumns.map((column) =>
  column.key === 'season'
    ? {
        ...column,
        render: (season) => (
          <>
            {column.render(season)}
            <SeasonBadge season={season} />
          </>
        ),
      }
    : column,
);

/** The columns for people who may edit seasons. */
export const editableColumns: readonly Column<Season>[] = checkedColumns.map((column) => {
  if (column.key === 'status') return { ...column, render: (season) => <SeasonStatus season={season} /> };
  if (column.key !== 'start') return column;
  return {
    ...column,
    render: (season) => <SeasonDates season={season}>{column.render(season)}</SeasonDates>,
  };
});

/** The status of a season as a menu. */
function SeasonStatus({ season }: { season: Season }) {
  const gateway = useGateway();
  return (
    <StatusMenu
      name={seasonName(season)}
      status={season.status}
      statuses={seasonStatuses}
      save={async (status) => {
        await setSeasonStatus(gateway, season, status);
        return takeUndo(gateway, locations.season(season.id));
      }}
      form={{
        draftKey: locations.season(season.id),
        address: pathTo(paths.seasonEdit, { season: season.id }),
        values: seasonForm.toValues(season),
      }}
    >
      {statusLabel}
    </StatusMenu>
  );
}

/** The panel that sorts and filters the seasons. */
export const SeasonFilters = ({ view }: ToolProps) => (
  <FilterPanel view={view} columns={seasonColumns} sortValues={sortValues} statuses={seasonStatuses} />
);

/** Activates or deactivates the selected seasons. Beside it stands the dialog of dates, for any season. */
export function SelectedSeasons({ view }: ToolProps) {
  const gateway = useGateway();
  return (
    <>
      <SelectionBar
        view={view}
        what="season"
        nameOf={seasonName}
        statuses={seasonStatuses}
        setStatuses={(seasons, status, onProgress) => setSeasonStatuses(gateway, seasons, status, onProgress)}
      />
      <DatesOfSeason />
    </>
  );
}
