import {
  locations,
  persistedDocuments,
  persistedKey,
  quizFromDocument,
  seasonFromDocument,
  type ListQuery,
} from '@console/shared/data';
import { isOpen, seasonLookups, type Quiz, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/**
 * The quizzes of the active seasons of this person, as far as the device has the first page of their lists: nothing is read
 * for them.
 */
export function quizzesOnDevice(session: Session): { season: Season; quiz: Quiz }[] {
  const scopes: ListQuery['where'][] = can.seeAllSeasons(session)
    ? [undefined]
    : seasonLookups.map((field) => [[field, session.person.email]]);
  const seasons = scopes
    .flatMap((where) => documentsOf(locations.seasons, where))
    .map((document) => seasonFromDocument(document))
    .filter(isOpen);
  return [...new Map(seasons.map((season) => [season.id, season])).values()].flatMap((season) =>
    documentsOf(locations.quizzes(season.id)).map((document) => ({
      season,
      quiz: quizFromDocument(document),
    })),
  );
}

const documentsOf = (collection: string, where?: ListQuery['where']) =>
  persistedDocuments(persistedKey(collection, where))?.documents ?? [];
