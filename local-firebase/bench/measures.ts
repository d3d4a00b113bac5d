import { setTimeout as sleep } from 'node:timers/promises';
import { measureBrowser } from './browser';
import { Listener } from './channel-client';
import { fill, idOf, root, store } from './contents';
import type { Contender, Server } from './servers';
import { median, timed, type Figures } from './statistics';

const watched = { from: [{ collectionId: 'watched' }], orderBy: [{ field: { fieldPath: 'n' } }] };
const shared = { from: [{ collectionId: 'shared' }] };

/** Everything that is compared, each part in a life of its own. */
export const measure = async (contender: Contender): Promise<Figures> => ({
  ...(await inOneLife(contender, measureStart)),
  ...(await inOneLife(contender, measureMemory)),
  ...(await inOneLife(contender, measureWriting)),
  ...(await inOneLife(contender, measureWatching)),
  ...(await inOneLife(contender, measureManyListeners)),
  ...(await inOneLife(contender, measureBrowser)),
});

async function inOneLife(contender: Contender, work: (server: Server) => Promise<Figures>): Promise<Figures> {
  const server = await contender.start();
  try {
    return await work(server);
  } finally {
    await server.stop();
    await contender.clear();
  }
}

async function measureStart(server: Server): Promise<Figures> {
  await sleep(1000);
  return { 'start until ready (ms)': server.readyAfter, 'memory, idle (MB)': server.memory() };
}

async function measureMemory(server: Server): Promise<Figures> {
  await fill(server, 'kept', 10_000);
  await sleep(1000);
  return { 'memory, 10,000 documents (MB)': server.memory() };
}

async function measureWriting(server: Server): Promise<Figures> {
  // The first commits of a process cost many times those that follow, above all in Java.
  await commitsASecond(server, 'warming', 32);
  return {
    'commits a second, 1 writer': await commitsASecond(server, 'alone', 1),
    'commits a second, 32 writers': await commitsASecond(server, 'together', 32),
  };
}

async function commitsASecond(server: Server, collection: string, writers: number): Promise<number> {
  const begin = performance.now();
  const end = begin + 3000;
  let commits = 0;
  const write = async (writer: number) => {
    for (let n = 0; performance.now() < end; n += 1) {
      await store(server, `${collection}/${writer}-${n}`, n);
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return (commits / (performance.now() - begin)) * 1000;
}

async function measureWatching(server: Server): Promise<Figures> {
  await fill(server, 'watched', 5000);
  const firsts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const [first, listener] = await timed(() => openShown(server, watched));
    listener.close();
    firsts.push(first);
  }
  const listener = await openShown(server, watched);
  const writes: number[] = [];
  for (let round = 1; round <= 7; round += 1) {
    const path = `watched/${idOf(round * 300)}`;
    const shown = listener.shows(`${root}/${path}`, -round);
    const [took] = await timed(() => Promise.all([store(server, path, -round), shown]));
    writes.push(took);
  }
  listener.close();
  return {
    'first snapshot of 5,000 documents (ms)': median(firsts),
    'write to snapshot, 5,000 documents watched (ms)': median(writes),
  };
}

/** From a write until the last of 100 listeners shows it. */
async function measureManyListeners(server: Server): Promise<Figures> {
  await fill(server, 'shared', 50);
  const listeners = await Promise.all(Array.from({ length: 100 }, () => openShown(server, shared)));
  const writes: number[] = [];
  for (let round = 1; round <= 7; round += 1) {
    const path = `shared/${idOf(round)}`;
    const shown = listeners.map((listener) => listener.shows(`${root}/${path}`, -round));
    const [took] = await timed(() => Promise.all([store(server, path, -round), ...shown]));
    writes.push(took);
  }
  for (const listener of listeners) listener.close();
  return { 'write until the last of 100 listeners shows it (ms)': median(writes) };
}

async function openShown(server: Server, query: object): Promise<Listener> {
  const listener = await Listener.open(server, query);
  await listener.until(() => listener.snapshots > 0);
  return listener;
}
