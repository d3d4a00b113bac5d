import { isRead, WatchedCollections, type Part } from '@console/shared/contents';
import {
  locations,
  quizFromDocument,
  seasonFromDocument,
  type DataGateway,
  type Observer,
  type StoredDocument,
  type Unsubscribe,
} from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { latestFirst } from './targets';
import { byId } from '../order/question-order';
import type { Question } from '../question';
import type { QuizQuestions } from './read-season-questions';

/** The season of a quiz; its document only where all seasons are read. */
type SeasonOf = { readonly seasonId: string; readonly season?: Season };

/** A quiz with its questions. */
export type WatchedQuiz = QuizQuestions & SeasonOf;

/** What is read so far. */
export type WatchedQuestions = {
  /** The quizzes whose questions are known, the latest season and quiz first. */
  readonly quizzes: readonly WatchedQuiz[];
  /** How many quizzes there are, or seasons where all are read, and how many of them are read. */
  readonly total: number;
  readonly done: number;
  /** The names of the quizzes and seasons that could not be read. */
  readonly failed: readonly string[];
  /** When they were requested, in milliseconds. */
  readonly requestedAt: number;
};

/** The id of a season, or all seasons. */
export type WatchedScope = { readonly seasonId: string } | 'all';

/** What arrives within this many milliseconds is shown together. */
const togetherMs = 50;

/**
 * Follows all quizzes of a season, or of all seasons, with their questions: at once those that this device has, then those
 * of the database. Fails where the quizzes, or the seasons, cannot be read; what else cannot be read is named.
 */
export function watchSeasonQuestions(
  gateway: DataGateway,
  scope: WatchedScope,
  questionFrom: (document: StoredDocument) => Question,
  { next, failed }: Observer<WatchedQuestions>,
): Unsubscribe {
  const requestedAt = Date.now();
  const changes = together(emit);
  const seasons = new WatchedCollections(gateway, seasonFromDocument, handleSeasons);
  const quizzes = new WatchedCollections(gateway, quizFromDocument, handleQuizzes);
  const questions = new WatchedCollections(gateway, questionFrom, changes.add);

  let chosen: readonly SeasonOf[] = [];
  const quizzesIn = ({ seasonId }: SeasonOf) => quizzes.at(locations.quizzes(seasonId));
  /** The quizzes of a season, and where their questions are. */
  const quizzesOf = (of: SeasonOf) =>
    latest(quizzesIn(of)).map((quiz) => ({ quiz, path: locations.questions(of.seasonId, quiz.id) }));

  function choose(next: readonly SeasonOf[]) {
    chosen = next;
    quizzes.follow(chosen.map(({ seasonId }) => locations.quizzes(seasonId)));
  }
  function handleSeasons() {
    choose(latest(seasons.at(locations.seasons)).map((season) => ({ seasonId: season.id, season })));
    handleQuizzes();
  }
  function handleQuizzes() {
    questions.follow(chosen.flatMap(quizzesOf).map(({ path }) => path));
    changes.add();
  }

  function emit() {
    const root = scope === 'all' ? seasons.at(locations.seasons) : quizzesIn(scope);
    if (root.failure) return failed(root.failure);
    if (!root.rows) return undefined;
    const parts = chosen.map((of) => ({
      of,
      part: quizzesIn(of),
      quizzes: quizzesOf(of).map(({ quiz, path }) => ({ quiz, part: questions.at(path) })),
    }));
    return next({ ...summaryOf(parts, scope), requestedAt });
  }

  if (scope === 'all') seasons.follow([locations.seasons]);
  else choose([scope]);
  return () => {
    changes.cancel();
    for (const each of [seasons, quizzes, questions]) each.close();
  };
}

const latest = <Row extends Season | Quiz>({ rows = [] }: Part<Row>): Row[] => [...rows].sort(latestFirst);

/** Does the work once for what is added within a moment. */
function together(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = undefined;
    work();
  };
  return {
    add: () => void (timer ??= setTimeout(start, togetherMs)),
    cancel: () => clearTimeout(timer),
  };
}

/** What is known of a season and of its quizzes. */
type SeasonPart = {
  readonly of: SeasonOf;
  readonly part: Part<Quiz>;
  readonly quizzes: readonly { readonly quiz: Quiz; readonly part: Part<Question> }[];
};

function summaryOf(seasons: readonly SeasonPart[], scope: WatchedScope) {
  const quizzes = seasons.flatMap(({ of, quizzes: each }) => each.map((found) => ({ ...found, of })));
  const units =
    scope === 'all'
      ? seasons.map(({ part, quizzes: each }) => [part, ...each.map((quiz) => quiz.part)])
      : quizzes.map(({ part }) => [part]);
  return {
    quizzes: quizzes.flatMap(({ of, quiz, part: { rows } }) =>
      rows ? [{ ...of, quiz, questions: [...rows].sort(byId) }] : [],
    ),
    total: units.length,
    done: units.filter((parts) => parts.every(isRead)).length,
    failed: [
      ...seasons.flatMap(({ of: { season }, part }) => (season && part.failure ? [seasonName(season)] : [])),
      ...quizzes.flatMap(({ quiz, part }) => (part.failure ? [quizName(quiz)] : [])),
    ],
  };
}
