import type { ReactNode } from 'react';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { datesForm, DatesMenu } from '@console/shared/lists';
import type { Season } from '@console/shared/model';
import { notify } from '@console/shared/ui';
import { seasonForm } from '../season.form';
import { seasonUpdated } from '../season-toasts';
import { editSeason } from '../season.writes';

const form = datesForm(seasonForm);

/** The time of a season, which changes its dates when it is pressed. */
export function SeasonDates({ season, children }: { season: Season; children: ReactNode }) {
  const gateway = useGateway();
  return (
    <DatesMenu
      name={seasonName(season)}
      dates={[season.start, season.end]}
      entity={season}
      form={form}
      save={(decide) => editSeason(gateway, season.id, decide)}
      onSaved={(saved) => {
        notify({ ...seasonUpdated(saved), undo: takeUndo(gateway, locations.season(season.id)) });
        return true;
      }}
    >
      {children}
    </DatesMenu>
  );
}
