import type { StoredDocument, StoredFields } from '../../gateway/gateway';
import { momentOf, storedMoment, textOf, type Season } from '@console/shared/model';

/** Converts a stored season; missing and malformed fields read as empty. */
export const seasonFromDocument = ({ id, fields }: StoredDocument): Season => ({
  id,
  name: textOf(fields, 'season'),
  host: textOf(fields, 'host'),
  hostEmail: textOf(fields, 'host_email'),
  additionalEmail: textOf(fields, 'host_additional_email'),
  description: textOf(fields, 'discription'),
  start: momentOf(fields, 'start'),
  end: momentOf(fields, 'end'),
  status: textOf(fields, 'status'),
});

/** A season with all of its stored fields. */
export const seasonToFields = (season: Season): StoredFields => ({
  season_id: season.id,
  season: season.name,
  host: season.host,
  host_email: season.hostEmail,
  host_additional_email: season.additionalEmail,
  discription: season.description,
  start: storedMoment(season.start),
  end: storedMoment(season.end),
  status: season.status,
});
