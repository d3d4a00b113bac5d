import { project, type Server } from './servers';

/** The name below which all documents are. */
export const root = `projects/${project}/databases/(default)/documents`;

const batchSize = 400;

/** A document like those of an application: about 300 bytes, with numbers to look for. */
const questionOf = (path: string, n: number) => ({
  update: {
    name: `${root}/${path}`,
    fields: {
      n: { integerValue: String(n) },
      group: { stringValue: `group ${Math.floor(n / 10)}` },
      text: { stringValue: `Question ${n}: ${'which of these is written in the book? '.repeat(3)}` },
      answer: { integerValue: String((n % 4) + 1) },
      labels: { arrayValue: { values: [{ stringValue: `label ${Math.floor(n / 10)}` }] } },
      at: { timestampValue: new Date(1_700_000_000_000 + n * 1000).toISOString() },
    },
  },
});

/** Asks as the administrator, so that no rules are counted in. */
export async function ask(server: Server, verb: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/v1/${root}:${verb}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Stores one document; its number becomes `n`. */
export const store = (server: Server, path: string, n: number) =>
  ask(server, 'commit', { writes: [questionOf(path, n)] });

/** Fills a collection with this many documents, numbered from zero. */
export async function fill(server: Server, collection: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, count - from) }, (_, index) => from + index);
    await ask(server, 'commit', { writes: numbers.map((n) => questionOf(`${collection}/${idOf(n)}`, n)) });
  }
}

/** Scattered, as automatic ids are, but the same in every run. */
export const idOf = (n: number): string => `${((n * 2_654_435_761) % 4_294_967_296).toString(36)}-${n}`;
