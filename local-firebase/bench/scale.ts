import { setTimeout as sleep } from 'node:timers/promises';
import { Listener } from './channel-client';
import { ask, fill, idOf, store } from './contents';
import type { Figures } from './statistics';
import type { Contender, Server } from './servers';
import { median, timed } from './statistics';

const repeats = 7;

const field = (fieldPath: string) => ({ field: { fieldPath } });
const filter = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { ...field(fieldPath), op, value } },
});
const byNumber = { orderBy: [field('n')] };
const large = { from: [{ collectionId: 'large' }] };
const group = { from: [{ collectionId: 'large', allDescendants: true }] };

/** Each finds ten documents, whatever the size of the collection. */
const queriesOf = (size: number): Record<string, object> => {
  const middle = { integerValue: String(Math.floor(size / 2)) };
  return {
    equality: { ...large, ...filter('group', 'EQUAL', { stringValue: 'group 7' }) },
    'array-contains': { ...large, ...filter('labels', 'ARRAY_CONTAINS', { stringValue: 'label 7' }) },
    'range + limit': { ...large, ...filter('n', 'GREATER_THAN', middle), ...byNumber, limit: 10 },
    'orderBy + limit': { ...large, orderBy: [{ ...field('at'), direction: 'DESCENDING' }], limit: 10 },
    'orderBy + startAt + limit': { ...large, ...byNumber, startAt: { values: [middle] }, limit: 10 },
    'collection group, equality': { ...group, ...filter('group', 'EQUAL', { stringValue: 'group 7' }) },
  };
};

/** What things cost in a store of this many documents, with one listener that is not concerned. */
export async function measureScale(contender: Contender, size: number): Promise<Figures> {
  const server = await contender.start();
  await fill(server, 'large', size);
  const listener = await Listener.open(server, { from: [{ collectionId: 'elsewhere' }] });
  const figures: Figures = { 'write, nobody watches it (ms)': await writing(server) };
  for (const [title, query] of Object.entries(queriesOf(size))) {
    const [first] = await timed(() => askForTen(server, query));
    const more: number[] = [];
    for (let round = 0; round < repeats; round += 1)
      more.push((await timed(() => askForTen(server, query)))[0]);
    figures[`${title} (ms)`] = median(more);
    figures[`${title}, the first time (ms)`] = first;
  }
  figures['write, after these queries (ms)'] = await writing(server);
  figures['memory (MB)'] = server.memory();
  listener.close();
  await server.stop();
  if (contender.keepsData) {
    const again = await contender.start();
    figures['start until ready (ms)'] = again.readyAfter;
    await sleep(1000);
    figures['memory after the start (MB)'] = again.memory();
    await again.stop();
  }
  await contender.clear();
  return figures;
}

async function askForTen(server: Server, structuredQuery: object): Promise<void> {
  const answer = await ask(server, 'runQuery', { structuredQuery });
  if (!Array.isArray(answer) || answer.length !== 10)
    throw new Error('Ten documents should have been found.');
}

async function writing(server: Server): Promise<number> {
  const writes: number[] = [];
  for (let n = 0; n < repeats; n += 1)
    writes.push((await timed(() => store(server, `large/${idOf(n)}`, n)))[0]);
  return median(writes);
}
