import { databaseOf } from '../../e2e/fixtures/data/database';
import { healthyQuestion, healthyQuiz, healthySeason } from '../../e2e/fixtures/data/healthy-documents';
import { putDocuments, text, time, type StoredFields } from '../../e2e/fixtures/data/stored';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import type { Product } from '../../tools/serve/product';

/** How many quizzes a season has, and how many questions each of them. */
export type SeasonSize = { readonly quizzes: number; readonly questions: number };

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
const weeksAgo = 40;

/** Stores a season without faults that has ended, with a quiz a week. Returns its id. */
export async function givenSeason(product: Product, { quizzes, questions }: SeasonSize): Promise<string> {
  const season = newId();
  const first = Date.now() - weeksAgo * weekMs;
  const documents: Record<string, StoredFields> = {
    [`seasons/${season}`]: healthySeason(season, {
      start: at(first - hourMs),
      end: at(first + quizzes * weekMs),
    }),
  };
  for (let week = 0; week < quizzes; week += 1) {
    const quiz = newId();
    const start = first + week * weekMs;
    const path = `seasons/${season}/quizzes/${quiz}`;
    documents[path] = healthyQuiz(quiz, {
      title: text(`Week ${week + 1}`),
      start: at(start),
      end: at(start + 2 * hourMs),
      status: text('Finished'),
    });
    for (let index = 0; index < questions; index += 1) {
      const number = week * questions + index + 1;
      const id = `q${String(number).padStart(6, '0')}`;
      documents[`${path}/questions/${id}`] = healthyQuestion(id, {
        question: text(questionOf(number)),
        quiz_id: text(quiz),
      });
    }
  }
  await putDocuments(product, documents);
  return season;
}

/** The paths of the quizzes of a season, and of the questions of each. */
export async function contentsOf(
  product: Product,
  season: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const paths = [...(await databaseOf(product).everything()).keys()];
  const quizzes = paths.filter((path) => new RegExp(`^seasons/${season}/quizzes/[^/]+$`).test(path));
  return new Map(
    quizzes.map((quiz) => [quiz, paths.filter((path) => path.startsWith(`${quiz}/questions/`))]),
  );
}

const at = (moment: number) => time(new Date(moment).toISOString());

const people = ['Moses', 'Joshua', 'Deborah', 'Samuel', 'David', 'Elijah', 'Esther'];
const deeds = ['say to the people', 'build for the Lord', 'carry across', 'ask of the king', 'see'];
const places = ['at the river', 'on the mountain', 'before the gate', 'in the desert'];

const of = (all: readonly string[], number: number) => all[number % all.length] ?? '';

/** A text of its own; many are alike, as in a season with one subject. */
const questionOf = (number: number) =>
  `What did ${of(people, number)} ${of(deeds, number)} ${of(places, number)} in lesson ${number}?`;
