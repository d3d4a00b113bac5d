import type { ReactNode } from 'react';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { datesForm, DatesMenu, DatesOfRow, openDates } from '@console/shared/lists';
import type { PartialList, Season } from '@console/shared/model';
import { notify } from '@console/shared/ui';
import { seasonForm } from '../season.form';
import { seasonUpdated } from '../season-toasts';
import { editSeason } from '../season.writes';

const form = datesForm(seasonForm);
const dates = openDates<Season>();

/** The time of a season, which changes its dates when it is pressed. Needs `DatesOfSeason`. */
export const SeasonDates = ({ season, children }: { season: Season; children: ReactNode }) => (
  <DatesMenu name={seasonName(season)} dates={[season.start, season.end]} onOpen={() => dates.open(season)}>
    {children}
  </DatesMenu>
);

/** The dialog that changes the dates of a season in the list. */
export function DatesOfSeason({ list }: { list: PartialList<Season> | undefined }) {
  const gateway = useGateway();
  return (
    <DatesOfRow
      dates={dates}
      list={list}
      form={form}
      nameOf={seasonName}
      changeOf={({ id }) => ({
        async save(decide) {
          const { requireSent } = await import('@console/shared/history');
          await requireSent(id);
          return editSeason(gateway, id, decide);
        },
        onSaved(saved) {
          notify({ ...seasonUpdated(saved), undo: takeUndo(gateway, locations.season(id)) });
          return true;
        },
      })}
    />
  );
}
