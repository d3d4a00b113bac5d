import { listenerReads, readCounter, readsSoFar } from '@console/shared/data';

function listener(isResumed = true) {
  const counted: number[] = [];
  return { counted, receive: listenerReads((reads) => counted.push(reads), isResumed) };
}

const [cached, confirmed] = [true, false];

describe('the billed reads of a listener', () => {
  it('count each document that arrives', () => {
    const { counted, receive } = listener();
    receive(confirmed, 14);
    receive(confirmed, 2);
    expect(counted).toEqual([14, 2]);
  });

  it('count one for a query without results', () => {
    const { counted, receive } = listener();
    receive(confirmed, 0);
    expect(counted).toEqual([1]);
  });

  it('count nothing for cached results, then one for the query or the changed documents', () => {
    const same = listener();
    same.receive(cached, 14);
    expect(same.counted).toEqual([]);
    same.receive(confirmed, 0);
    expect(same.counted).toEqual([1]);

    const changed = listener();
    changed.receive(cached, 14);
    changed.receive(cached, 2);
    changed.receive(confirmed, 1);
    expect(changed.counted).toEqual([3]);
  });

  it('count the whole list, also its cached documents, if it was never complete on this device', () => {
    const { counted, receive } = listener(false);
    receive(cached, 10);
    receive(confirmed, 4);
    expect(counted).toEqual([14]);
  });

  it('count what changed while offline, after reconnecting', () => {
    const { counted, receive } = listener();
    receive(confirmed, 14);
    receive(cached, 0);
    receive(confirmed, 1);
    expect(counted).toEqual([14, 1]);
  });
});

describe('the read counter', () => {
  it('adds up reads by collection, without ids, for the requesting screen', () => {
    window.history.replaceState(null, '', '/home?season=S1');
    const count = readCounter('seasons/S1/quizzes');
    window.history.replaceState(null, '', '/quizzes');
    count(14);
    readCounter('seasons/S1/quizzes/Q1')(1);
    readCounter('seasons/S2/quizzes/Q2')(2);
    count(0);
    expect(readsSoFar()).toEqual([
      { screen: '/home', collection: 'seasons/quizzes', reads: 14 },
      { screen: '/quizzes', collection: 'seasons/quizzes', reads: 3 },
    ]);
  });
});
