import {
  locations,
  quizFromDocument,
  seasonFromDocument,
  type DataGateway,
  type StoredDocument,
} from '@console/shared/data';
import { acceptsQuestions, isOpen, type Quiz, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';

/** The active seasons that a person may work in, read once. */
export async function readSeasons(gateway: DataGateway, session: Session): Promise<readonly Season[]> {
  const { email } = session.person;
  const found = can.seeAllSeasons(session)
    ? [await gateway.list({ collection: locations.seasons, where: [['status', 'active']] })]
    : await Promise.all(
        ['host_email', 'host_additional_email'].map((field) =>
          gateway.list({ collection: locations.seasons, where: [[field, email]] }),
        ),
      );
  const byId = new Map<string, StoredDocument>(found.flat().map((document) => [document.id, document]));
  return [...byId.values()].map(seasonFromDocument).filter(isOpen).sort(latestFirst);
}

/** The quizzes of a season that take questions, read once. */
export async function readOpenQuizzes(gateway: DataGateway, seasonId: string): Promise<readonly Quiz[]> {
  const documents = await gateway.list({ collection: locations.quizzes(seasonId) });
  return documents.map(quizFromDocument).filter(acceptsQuestions).sort(latestFirst);
}

/** The latest start first. */
export const latestFirst = (a: Season | Quiz, b: Season | Quiz) => (b.start ?? 0) - (a.start ?? 0);
