import type { ComponentType } from 'react';
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
import { paths, pathTo, seasonStatuses, type PartialList, type Season } from '@console/shared/model';
import type { Column, ListView } from '@console/shared/ui';
import { seasonForm } from '../season.form';
import { setSeasonStatus, setSeasonStatuses } from '../season.writes';
import { DatesOfSeason, SeasonDates } from './season-dates';
import { SeasonMenu } from './season-menu';
import { DetailsToggle } from './details-toggle';
import { SeasonActions } from './season-actions';
import { SeasonBadge } from './season-badge';
import { seasonColumns, statusLabel } from './season-columns';

export { Continue } from './continue';
export { fold } from '@console/shared/format';
export { MoreSeasons } from './more-seasons';
export { openCard, ZoneNote } from '@console/shared/lists';
export { NoSeasonFound } from './no-season-found';
export { NoSeasons } from './no-seasons';

type ToolProps = { view: ListView<Season> };
type SelectedProps = ToolProps & { list: PartialList<Season> | undefined };

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

/** The actions in the table, with their menu. */
export const actionsWithMenu = (season: Season) => (
  <SeasonActions season={season} menu={<SeasonMenu season={season} />} />
);

/** The columns with what the check found below the name, and the button for the rest of a card. */
export const checkedColumns = seasonColumns.map((column) => {
  if (column.key === 'season') return withAfter(column, SeasonBadge);
  return column.key === 'start' ? withAfter(column, DetailsToggle) : column;
});

/** The columns for people who may edit seasons. */
export const editableColumns = seasonColumns.map((column, index) => {
  if (column.key === 'status')
    return { ...column, render: (season: Season) => <SeasonStatus season={season} /> };
  if (column.key !== 'start') return checkedColumns[index] ?? column;
  const render = (season: Season) => <SeasonDates season={season}>{column.render(season)}</SeasonDates>;
  return withAfter({ ...column, render }, DetailsToggle);
});

function withAfter(column: Column<Season>, After: ComponentType<{ season: Season }>): Column<Season> {
  const render = (season: Season) => (
    <>
      {column.render(season)}
      <After season={season} />
    </>
  );
  return { ...column, render };
}

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
export function SelectedSeasons({ view, list }: SelectedProps) {
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
      <DatesOfSeason list={list} />
    </>
  );
}
