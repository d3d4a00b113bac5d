import { locations, type DataGateway, type StoredDocument, type StoredFields } from '@console/shared/data';
import { questionEntity, type Quiz } from '@console/shared/model';
import { quizOf } from './every-field';
import { fieldsToCopy, settingsToCopy, type SourceSettings } from './setting-to-copy';

/** Fields of a question, without its ids. */
export type QuestionFields = StoredFields;

/** The questions of a quiz that can be copied, in their order, and how many cannot. */
export type SourceQuestions = { readonly whole: readonly QuestionFields[]; readonly malformed: number };

/** What a season has that can be copied. Results are never read. */
export type Source = {
  /** The earliest start first. */
  readonly quizzes: readonly Quiz[];
  readonly questions: ReadonlyMap<string, SourceQuestions>;
  readonly settings: SourceSettings;
};

/** How many quizzes are read at a time. */
const atOnce = 6;

/**
 * Reads what can be copied of a season, once.
 * @param withAds ads settings are for Admins only
 */
export async function readSource(gateway: DataGateway, seasonId: string, withAds: boolean): Promise<Source> {
  const [documents, settings] = await Promise.all([
    gateway.list({ collection: locations.quizzes(seasonId) }),
    readSettings(gateway, seasonId, withAds),
  ]);
  const quizzes = documents.map(quizOf).sort(earliestFirst);
  const questions = new Map<string, SourceQuestions>();
  const waiting = [...quizzes];
  const readNext = async () => {
    for (let quiz = waiting.shift(); quiz; quiz = waiting.shift())
      questions.set(
        quiz.id,
        questionsOf(await gateway.list({ collection: locations.questions(seasonId, quiz.id) })),
      );
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return { quizzes, questions, settings };
}

/** A quiz without a start comes last. */
const earliestFirst = (a: Quiz, b: Quiz): number => {
  const [from, to] = [a.start ?? Infinity, b.start ?? Infinity];
  return from === to ? a.title.localeCompare(b.title) : from - to;
};

/** The database lists questions in their order. */
function questionsOf(documents: readonly StoredDocument[]): SourceQuestions {
  const whole = documents
    .map((document) => fieldsToCopy(questionEntity, document))
    .filter((question) => question !== undefined);
  return { whole, malformed: documents.length - whole.length };
}

async function readSettings(
  gateway: DataGateway,
  seasonId: string,
  withAds: boolean,
): Promise<SourceSettings> {
  const [notification, leaderboard, ads] = await Promise.all([
    gateway.get(locations.topNotification(seasonId)),
    gateway.get(locations.leaderboard(seasonId)),
    withAds ? gateway.get(locations.ads(seasonId)) : undefined,
  ]);
  return settingsToCopy({ notification, leaderboard, ads });
}
