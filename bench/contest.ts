import { moment } from '../e2e/fixtures/data/database';
import { ask, documentsOf, putDocuments, text, type StoredFields } from '../e2e/fixtures/data/stored';
import type { Product } from '../tools/serve/product';

/** Seasons per batch of writes. */
const batchSize = 400;

const nameOf = (number: number) => `Season ${String(number).padStart(5, '0')} of the district contest`;
const hosts = ['Hope Youth Fellowship', 'Grace Chapel', 'Bethel Sunday School', 'Zion Student Circle'];
const firstDay = Date.parse('2027-01-01T09:00Z');
const hour = 3_600_000;

const atHour = (hours: number) => moment(new Date(firstDay + hours * hour).toISOString().slice(0, 16));

/** Each season starts an hour after the previous one, and after all seasons of the demo contest. */
const seasonOf = (number: number): readonly [path: string, fields: StoredFields] => {
  const id = `bench${String((number * 7919) % 100_003).padStart(6, '0')}season${number}`;
  const fields = {
    season_id: text(id),
    season: text(nameOf(number)),
    host: text(hosts[number % hosts.length] ?? ''),
    host_email: text(`host${number % 50}@example.org`),
    host_additional_email: text('manager@example.org'),
    discription: text(
      'Three evenings a week the teams of the district meet and answer. All ages are welcome.',
    ),
    start: atHour(number),
    end: atHour(number + 30 * 24),
    status: text(number % 5 === 0 ? 'deactivated' : 'active'),
  };
  return [`seasons/${id}`, fields];
};

/** Stores seasons until the product has this many, including those of the demo contest. */
export async function addSeasons(product: Product, total: number): Promise<void> {
  for (let from = await seasonsIn(product); from < total; from += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, total - from) }, (_, index) => from + index);
    await putDocuments(product, Object.fromEntries(numbers.map(seasonOf)));
  }
}

async function seasonsIn(product: Product): Promise<number> {
  const query = { from: [{ collectionId: 'seasons' }], select: { fields: [{ fieldPath: '__name__' }] } };
  return (await run(product, '', query)).length;
}

/** A text of the document with the latest start in a collection, which is the first row of its list. */
export async function newestIn(
  product: Product,
  { parent = '', collection, field }: { parent?: string; collection: string; field: string },
): Promise<string> {
  const [newest] = await run(product, parent && `/${parent}`, {
    from: [{ collectionId: collection }],
    orderBy: [{ field: { fieldPath: 'start' }, direction: 'DESCENDING' }],
    limit: 1,
  });
  const value = newest?.document?.fields[field]?.stringValue;
  if (!value) throw new Error(`No document of ${parent}/${collection} has a text ${field}`);
  return value;
}

type Answer = { document?: { fields: Record<string, { stringValue?: string }> } };

async function run(product: Product, parent: string, structuredQuery: object): Promise<Answer[]> {
  const body = JSON.stringify({ structuredQuery });
  const answer = (await ask(`${documentsOf(product)}${parent}:runQuery`, {
    method: 'POST',
    body,
  })) as Answer[];
  return answer.filter(({ document }) => document);
}

/** Search terms that find one season; without the last letter, each finds ten. */
export const searches = ['07342', '05817', '02461'].map((number) => ({
  text: number,
  finds: nameOf(Number(number)),
}));
