import { fromInputValue, oneLine, toInputValue } from '@console/shared/format';
import { seasonStatuses, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/** A season as it is typed; `start` and `end` as a date-time input has them. */
export type SeasonFormValues = {
  name: string;
  host: string;
  hostEmail: string;
  additionalEmail: string;
  start: string;
  end: string;
  description: string;
  status: string;
};

/** A new season is active; who may not choose its host e-mail is its host. */
export const newSeasonValues = (session: Session): SeasonFormValues => ({
  name: '',
  host: '',
  hostEmail: can.editHostEmail(session) ? '' : session.person.email,
  additionalEmail: '',
  start: '',
  end: '',
  description: '',
  status: 'active',
});

/** A status nobody knows is left to be chosen. */
export const valuesOf = (season: Season): SeasonFormValues => ({
  name: oneLine(season.name),
  host: oneLine(season.host),
  hostEmail: season.hostEmail,
  additionalEmail: season.additionalEmail,
  start: toInputValue(season.start),
  end: toInputValue(season.end),
  description: season.description,
  status: seasonStatuses.find((known) => known === season.status) ?? '',
});

/** A season before anything is typed. */
export const blankSeason = (id: string): Season => ({
  id,
  name: '',
  host: '',
  hostEmail: '',
  additionalEmail: '',
  description: '',
  start: null,
  end: null,
  status: '',
});

/**
 * The season with what was typed. What was not touched stays as it is stored, to the space and the
 * second, which inputs do not show: else it would count as changed.
 */
export function withValues(season: Season, values: SeasonFormValues): Season {
  const opened = valuesOf(season);
  const text = (field: 'name' | 'host' | 'description') =>
    values[field] === opened[field] ? season[field] : values[field].trim();
  // Sign-ins come in lower case, and the look-ups compare letter by letter.
  const email = (field: 'hostEmail' | 'additionalEmail') =>
    values[field] === opened[field] ? season[field] : values[field].trim().toLowerCase();
  const moment = (field: 'start' | 'end') =>
    values[field] === opened[field] ? season[field] : fromInputValue(values[field]);
  return {
    id: season.id,
    name: text('name'),
    host: text('host'),
    hostEmail: email('hostEmail'),
    additionalEmail: email('additionalEmail'),
    description: text('description'),
    start: moment('start'),
    end: moment('end'),
    status: values.status,
  };
}
