import { waitFor } from '@testing-library/react';
import { DataError, type DataGateway, type ListQuery } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  seasonFields,
  type Documents,
} from '@console/shared/testing';
import { questionFromDocument } from '../question.converter';
import { readSeasonQuestions } from './read-season-questions';
import { watchSeasonQuestions, type WatchedQuestions, type WatchedScope } from './watch-season-questions';

const start = (day: number) => new Date(Date.UTC(2026, 0, day));

/** Seasons with their quizzes and questions by id. */
const contest = (seasons: Record<string, Record<string, readonly string[]>>): Documents =>
  Object.fromEntries(
    Object.entries(seasons).flatMap(([seasonId, quizzes], year) => [
      [`seasons/${seasonId}`, seasonFields({ season: `Season ${seasonId}`, start: start(year) })],
      ...Object.entries(quizzes).flatMap(([quizId, questions], week) => [
        [
          `seasons/${seasonId}/quizzes/${quizId}`,
          quizFields({ title: `Quiz ${quizId}`, start: start(week) }),
        ] as const,
        ...questions.map(
          (id) => [`seasons/${seasonId}/quizzes/${quizId}/questions/${id}`, questionFields()] as const,
        ),
      ]),
    ]),
  );

const documents = contest({ S1: { Q1: ['N2', 'N1'], Q2: [], Q3: ['N3'] }, S2: { Q4: ['N4'] } });

const shapeOf = (quizzes: WatchedQuestions['quizzes']) =>
  quizzes.map(({ seasonId, quiz, questions }) =>
    [seasonId, quiz.id, ...questions.map(({ id }) => id)].join(' '),
  );

/** Reports from collections are held back, or fail, where `answer` says so. */
function withAnswers(
  gateway: DataGateway,
  answer: (query: ListQuery) => 'cache' | 'never' | 'fails' | 'now',
) {
  const asked: string[] = [];
  const watching = { now: 0, most: 0 };
  const answering: DataGateway = {
    ...gateway,
    watch(query, read, observer) {
      asked.push(query.collection);
      watching.most = Math.max(watching.most, (watching.now += 1));
      const is = answer(query);
      const stop = gateway.watch(query, read, {
        next: ({ documents: found }) => {
          if (is === 'fails') observer.failed(new DataError('denied', 'The test refuses this'));
          else if (is === 'cache') observer.next({ documents: found, fromCache: true });
          else if (is === 'now') observer.next({ documents: found });
        },
        failed: observer.failed,
      });
      return () => {
        watching.now -= 1;
        stop();
      };
    },
  };
  return { gateway: answering, asked, watching };
}

function watched(gateway: DataGateway, scope: WatchedScope) {
  const seen: WatchedQuestions[] = [];
  const failures: string[] = [];
  const stop = watchSeasonQuestions(gateway, scope, questionFromDocument, {
    next: (value) => seen.push(value),
    failed: ({ kind }) => failures.push(kind),
  });
  return { seen, failures, stop, last: () => seen.at(-1) };
}

const isDone = ({ last }: ReturnType<typeof watched>) =>
  waitFor(() => expect(last()).toMatchObject({ done: last()?.total }));

describe('the questions of a season, read once', () => {
  it('are those of each quiz in its order, the first quiz first', async () => {
    const read = await readSeasonQuestions(createMemoryGateway(documents), 'S1');
    expect(read.map(({ quiz, questions }) => [quiz.id, ...questions.map(({ id }) => id)])).toEqual([
      ['Q1', 'N1', 'N2'],
      ['Q2'],
      ['Q3', 'N3'],
    ]);
  });

  it('leave out a quiz, and fail as a whole', async () => {
    const gateway = createMemoryGateway(documents);
    expect((await readSeasonQuestions(gateway, 'S1', 'Q1')).map(({ quiz }) => quiz.id)).toEqual(['Q2', 'Q3']);
    gateway.breakDown('unavailable');
    await expect(readSeasonQuestions(gateway, 'S1')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the questions of a season, followed', () => {
  it('are those of its quizzes, the latest first, and follow changes', async () => {
    const gateway = createMemoryGateway(documents);
    const one = watched(gateway, { seasonId: 'S1' });
    await isDone(one);
    expect(shapeOf(one.last()?.quizzes ?? [])).toEqual(['S1 Q3 N3', 'S1 Q2', 'S1 Q1 N1 N2']);
    gateway.put('seasons/S1/quizzes/Q2/questions/N9', questionFields());
    gateway.drop('seasons/S1/quizzes/Q3');
    await waitFor(() => expect(shapeOf(one.last()?.quizzes ?? [])).toEqual(['S1 Q2 N9', 'S1 Q1 N1 N2']));
    one.stop();
  });

  it('of all seasons have their season', async () => {
    const all = watched(createMemoryGateway(documents), 'all');
    await isDone(all);
    expect(shapeOf(all.last()?.quizzes ?? [])).toEqual(['S2 Q4 N4', 'S1 Q3 N3', 'S1 Q2', 'S1 Q1 N1 N2']);
    expect(all.last()).toMatchObject({ total: 2, quizzes: [{ season: { name: 'Season S2' } }, {}, {}, {}] });
    all.stop();
  });

  it('are shown as far as they are known, and counted as read once they are confirmed', async () => {
    const { gateway } = withAnswers(createMemoryGateway(documents), ({ collection }) =>
      collection.endsWith('Q1/questions') ? 'cache' : collection.endsWith('Q2/questions') ? 'never' : 'now',
    );
    const one = watched(gateway, { seasonId: 'S1' });
    await waitFor(() => expect(shapeOf(one.last()?.quizzes ?? [])).toEqual(['S1 Q3 N3', 'S1 Q1 N1 N2']));
    expect(one.last()).toMatchObject({ done: 1, total: 3, failed: [] });
    one.stop();
  });

  it('name a quiz that cannot be read, and fail without the quizzes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const memory = createMemoryGateway(documents);
    const part = withAnswers(memory, ({ collection }) =>
      collection.endsWith('Q3/questions') ? 'fails' : 'now',
    );
    const one = watched(part.gateway, { seasonId: 'S1' });
    await isDone(one);
    expect(one.last()?.failed).toEqual(['Quiz Q3']);
    const season = withAnswers(memory, ({ collection }) =>
      collection === 'seasons/S2/quizzes' ? 'fails' : 'now',
    );
    const all = watched(season.gateway, 'all');
    await isDone(all);
    expect(all.last()?.failed).toEqual(['Season S2']);
    const root = withAnswers(memory, ({ collection }) =>
      collection === 'seasons/S1/quizzes' ? 'fails' : 'now',
    );
    const none = watched(root.gateway, { seasonId: 'S1' });
    await waitFor(() => expect(none.failures).toEqual(['denied']));
    for (const { stop } of [one, all, none]) stop();
  });

  it('are asked for ten quizzes at a time, all of them without a connection', async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`Q${index}`, ['N1']]));
    const { gateway, asked } = withAnswers(createMemoryGateway(contest({ S1: many })), ({ collection }) =>
      collection.endsWith('/questions') ? 'never' : 'now',
    );
    const one = watched(gateway, { seasonId: 'S1' });
    await waitFor(() => expect(one.last()).toMatchObject({ total: 25, done: 0 }));
    expect(asked).toHaveLength(1 + 10);
    one.stop();

    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = watched(gateway, { seasonId: 'S1' });
    await waitFor(() => expect(offline.last()).toMatchObject({ total: 25, done: 0 }));
    expect(asked).toHaveLength(1 + 10 + 1 + 25);
    offline.stop();
  });

  it('have at most a hundred listeners, and none after they are left', async () => {
    const many = Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`Q${index}`, ['N1']]));
    const { gateway, watching } = withAnswers(createMemoryGateway(contest({ S1: many })), () => 'now');
    const one = watched(gateway, { seasonId: 'S1' });
    await isDone(one);
    expect(one.last()?.quizzes).toHaveLength(130);
    expect(watching.now).toBe(1 + 100);
    one.stop();
    expect(watching.now).toBe(0);
  });
});
