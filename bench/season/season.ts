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
        question: text(questionOf(number - 1)),
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

const people = [
  'Abraham',
  'Joshua',
  'Deborah the judge',
  'young Samuel',
  'Solomon',
  'Elijah the Tishbite',
  'Queen Esther',
  'Nehemiah',
  'the apostle Peter',
  'Barnabas',
];
const deeds = [
  ...[
    'build',
    'describe',
    'carry away',
    'promise',
    'measure',
    'remember',
    'hide away',
    'ask for',
    'bring to safety',
    'sell for silver',
  ],
];
const things = [
  ...[
    'the altar of stones',
    'a golden lampstand',
    'seven baskets',
    'his brothers',
    'the covenant',
    'two witnesses',
  ],
  ...['a scarlet cord', 'the ruined wall', 'unleavened bread', 'some messengers'],
];
const places = [
  ...[
    'at Bethel',
    'beside the Jordan',
    'on Mount Carmel',
    'before the city gate',
    'in the desert',
    'near Jericho',
  ],
  ...['in Babylon', 'on the way to Damascus', 'at Gilgal', 'during the feast'],
];

/** One of a thousand texts. Any two differ in two parts at least, so that none is nearly the same as another. */
function questionOf(number: number): string {
  const [ones, tens, hundreds] = [number % 10, Math.floor(number / 10) % 10, Math.floor(number / 100)];
  const [deed, thing, place] = [deeds[ones], things[tens], places[hundreds]];
  return `When did ${people[(ones + tens + hundreds) % 10]} ${deed} ${thing} ${place}?`;
}
