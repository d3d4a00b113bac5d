import { at } from '../contest/contest';
import { change, commit, remove, set } from '../contest/attempts';
import {
  deletionEntry,
  deletionOf,
  entryId,
  entryPath,
  keptMarker,
  keptPart,
  partId,
  partPath,
  type Kept,
} from '../contest/deletions';
import { marker, question, quiz, start } from '../contest/documents';
import { staff, useContest, type Attempt, type Decision } from '../contest/use-contest';
import { bytes, decimal, place } from '../protocol/values';
import * as writes from '../protocol/writes';

const contest = useContest();

const lost = 'seasons/own/quizzes/lost';
const lostQuiz = quiz('lost', { status: 'Finished', note: Number.NaN });
const q1 = question('q1', 'lost');
const odd = {
  score: 3,
  rate: Number.NaN,
  at: start,
  more: { empty: {}, list: [1, { bytes, place, decimal }] },
};
const kept: Kept = { questions: { q1 }, results: { stranger: odd } };
const otherPart = 'deletionPart00000002';
const somebody = { uid: 'somebody', email: 'somebody@example.org' };

/** A deleted quiz whose deletion keeps it, with this marker; `otherPart` keeps the question q2. */
const deleted = (more: object = {}, seasonId = 'own') => [
  writes.set(entryPath(seasonId), {
    ...deletionEntry(somebody, { season: seasonId, quizId: 'lost', quiz: lostQuiz }),
    time: start,
  }),
  writes.set(partPath(seasonId), keptPart('lost', kept)),
  writes.set(partPath(seasonId, otherPart), keptPart('lost', { questions: { q2: question('q2', 'lost') } })),
  writes.set(at.marker('lost', seasonId), keptMarker('lost', 'somebody', { started: start, ...more })),
];

/** The deletion was interrupted: these are left. */
const left = [
  writes.set(`${lost}/questions/q9`, question('q9', 'lost')),
  writes.set(`${lost}/results/late`, odd),
];

const nextPart = 'deletionPart00000009';
const movesOn = (part = nextPart) => writes.change(at.marker('lost'), { part });
const keeps = (of: Kept, more: object = {}, part = nextPart) =>
  writes.set(partPath('own', part), keptPart('lost', of, more));
const goes = (...paths: string[]) => paths.map((path) => writes.remove(`${lost}/${path}`));
const q9 = question('q9', 'lost');

describe('what is below a deleted quiz is deleted only as far as a part keeps it', () => {
  beforeEach(() => contest.given(...deleted(), ...left));

  it.each<Decision>([
    [
      'a question and a result',
      commit(
        movesOn(),
        keeps({ questions: { q9 }, results: { late: odd } }),
        ...goes('questions/q9', 'results/late'),
      ),
      staff,
    ],
    ['a result that is gone already', commit(...goes('results/stranger')), staff],
    ['a question without a part', commit(...goes('questions/q9')), []],
    ['a result without a part', commit(...goes('results/late')), []],
    [
      'a result that the part keeps with another score',
      commit(movesOn(), keeps({ results: { late: { ...odd, score: 4 } } }), ...goes('results/late')),
      [],
    ],
    [
      'a result that the part keeps with a field less',
      commit(movesOn(), keeps({ results: { late: { score: 3 } } }), ...goes('results/late')),
      [],
    ],
    [
      'a result that the part keeps with a field more',
      commit(movesOn(), keeps({ results: { late: { ...odd, bonus: 1 } } }), ...goes('results/late')),
      [],
    ],
    [
      'a question that the part keeps with another answer',
      commit(movesOn(), keeps({ questions: { q9: { ...q9, answer: 'Moses' } } }), ...goes('questions/q9')),
      [],
    ],
    [
      'a question that the part keeps as a result',
      commit(movesOn(), keeps({ results: { q9 } }), ...goes('questions/q9')),
      [],
    ],
    [
      'a result that the part keeps under another id',
      commit(movesOn(), keeps({ results: { other: odd } }), ...goes('results/late')),
      [],
    ],
    [
      'more than the part keeps',
      commit(movesOn(), keeps({ questions: { q9 } }), ...goes('questions/q9', 'results/late')),
      [],
    ],
    [
      'with a part that the marker does not name',
      commit(keeps({ results: { late: odd } }), ...goes('results/late')),
      [],
    ],
    ['with a part that does not exist', commit(movesOn(), ...goes('results/late')), []],
    ['when the marker names another part', commit(movesOn(otherPart), ...goes('results/late')), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('not by someone who does not run the season', () =>
    contest.refusesAll(
      ['stranger'],
      commit(movesOn(), keeps({ results: { late: odd } }), ...goes('results/late')),
    ));
});

describe('a quiz is deleted only as its entry keeps it', () => {
  const begins =
    (more: object): Attempt =>
    (database, me) =>
      database.commit(...deletionOf(me, { quizId: 'ongoing', ...more }));

  it.each<[string, object]>([
    ['with another title', { quiz: quiz('ongoing', { status: 'Ongoing', title: 'Week 9' }) }],
    ['with a field less', { quiz: { ...quiz('ongoing', { status: 'Ongoing' }), language: undefined } }],
    ['with a field more', { quiz: quiz('ongoing', { status: 'Ongoing', note: 'x' }) }],
    ['without its fields', { entry: { changes: [] } }],
    ['with its id alone', { quiz: { quiz_id: 'ongoing' } }],
    ['in an entry that the marker does not name', { marker: { entry: 'deletionEntry0000002' } }],
    ['with an entry whose id is none of the console', { marker: { entry: `${entryId}/parts/${partId}` } }],
    ['with a part whose id is none of the console', { marker: { part: 'x' } }],
    ['with a restoration that has begun', { marker: { restoring: true } }],
  ])('not %s', (_title, more) => contest.refuses(begins(more)));

  it('and in an entry of its own: not in that of an earlier deletion', async () => {
    const [entry, part] = [
      { ...deletionEntry(somebody, { quizId: 'ongoing' }), time: start },
      keptPart('ongoing'),
    ];
    await contest.given(writes.set(entryPath(), entry), writes.set(partPath(), part));
    const begins =
      (toMarker: (fields: object) => writes.Write): Attempt =>
      (database, me) =>
        database.commit(
          writes.remove(at.ongoing),
          toMarker(keptMarker('ongoing', me.uid, { part: nextPart })),
          writes.set(partPath('own', nextPart), keptPart('ongoing')),
        );
    const marker = at.marker('ongoing');
    await contest.refuses(
      begins((fields) => writes.set(marker, { ...fields }, writes.serverTime('started'))),
      begins((fields) => writes.set(marker, { ...fields, started: start })),
    );
  });
});

describe('a part keeps what its commit deletes', () => {
  beforeEach(() => contest.given(...deleted(), ...left));
  const hundred = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, {}]));

  it.each<Decision>([
    ['one that is empty', commit(movesOn(), keeps({})), staff],
    [
      'one of a hundred documents',
      commit(movesOn(), keeps({ results: hundred(99), questions: { q9 } })),
      staff,
    ],
    ['one of more', commit(movesOn(), keeps({ results: hundred(100), questions: { q9 } })), []],
    ['one that its marker does not name', commit(keeps({})), []],
    ['one of another quiz', commit(movesOn(), keeps({}, { quiz_id: 'gone' })), []],
    ['one without a quiz', commit(movesOn(), keeps({}, { quiz_id: undefined })), []],
    ['one with a further field', commit(movesOn(), keeps({}, { note: 'x' })), []],
    ['one with changes', commit(movesOn(), keeps({}, { changes: [] })), []],
    ['one whose questions are a list', commit(movesOn(), keeps({}, { questions: [] })), []],
    ['one whose results are a list', commit(movesOn(), keeps({}, { results: [] })), []],
    [
      'one that is kept for ever',
      commit(movesOn(), keeps({}, { expires: new Date('2099-01-01T00:00:00Z') })),
      [],
    ],
    ['one that exists already', commit(movesOn(partId), keeps({}, {}, partId)), []],
    ['a change of one', change(partPath(), { results: {} }), []],
    ['the end of one', remove(partPath()), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});

it.each<[string, object]>([
  ['while its quiz is being restored', { restoring: true }],
  ['after its deletion is finished', { finished: true }],
])('no part is kept %s', async (_title, more) => {
  await contest.given(...deleted({ part: nextPart, ...more }));
  await contest.refuses(commit(keeps({})));
});

it('no part is kept of a deletion whose entry is complete', async () => {
  await contest.given(...deleted(), writes.change(entryPath(), { complete: true }));
  await contest.refuses(commit(movesOn(), keeps({})));
});

const restoring = { restoring: true, finished: false };

describe('a restoration begins when its marker says so', () => {
  const begin = (more: object = {}) => change(at.marker('lost'), { ...restoring, part: '', ...more });

  it.each([false, true])('also where the deletion is finished: %j', async (finished) => {
    await contest.given(...deleted({ finished }));
    await contest.allowsOnly(staff, begin());
  });

  it.each<[string, object]>([
    ['in words', { restoring: 'yes' }],
    ['with another entry', { entry: 'deletionEntry0000002' }],
    ['with another quiz', { quiz_id: 'upcoming' }],
    ['with a part that is none', { part: 'x' }],
    ['finished at once', { finished: true }],
    ['in the name of another', { uid: 'stranger' }],
  ])('not %s', async (_title, more) => {
    await contest.given(...deleted());
    await contest.refuses(begin(more));
  });

  it('not for a quiz that was deleted before there was a history', async () => {
    await contest.refuses(change(at.marker('gone'), { ...restoring, part: '' }));
  });

  it('not while the quiz is there', async () => {
    await contest.given(...deleted(), writes.set(lost, lostQuiz));
    await contest.refuses(begin());
  });
});

/** The marker of a restoration that is at the part of q1 and of the result. */
const isRestoring = deleted({ ...restoring, part: partId });

describe('during a restoration', () => {
  beforeEach(() => contest.given(...isRestoring, ...left));

  it.each<Decision>([
    [
      'its part comes back',
      commit(writes.set(`${lost}/questions/q1`, q1), writes.set(`${lost}/results/stranger`, odd)),
      staff,
    ],
    [
      'the next part comes back',
      commit(movesOn(otherPart), writes.set(`${lost}/questions/q2`, question('q2', 'lost'))),
      staff,
    ],
    ['another part does not', set(`${lost}/questions/q2`, question('q2', 'lost')), []],
    [
      'a part that is not the marker’s after the commit does not',
      commit(movesOn(otherPart), writes.set(`${lost}/questions/q1`, q1)),
      [],
    ],
    ['no result comes with another score', set(`${lost}/results/stranger`, { ...odd, score: 100 }), []],
    ['no result comes with a field less', set(`${lost}/results/stranger`, { score: 3 }), []],
    ['no result comes with a field more', set(`${lost}/results/stranger`, { ...odd, bonus: 1 }), []],
    ['no result comes under another id', set(`${lost}/results/friend`, odd), []],
    ['no result comes to another quiz', set(`${at.ongoing}/results/friend`, odd), []],
    [
      'no result comes to the same quiz of another season',
      set('seasons/other/quizzes/lost/results/stranger', odd),
      [],
    ],
    ['no question comes with another answer', set(`${lost}/questions/q1`, { ...q1, answer: 'Moses' }), []],
    ['no question comes as a result', set(`${lost}/results/q1`, q1), []],
    ['no new question comes', set(`${lost}/questions/q3`, question('q3', 'lost')), []],
    ['what is left is not overwritten', set(`${lost}/results/late`, { ...odd, score: 4 }), []],
    ['what is left is not deleted', remove(`${lost}/results/late`), []],
    [
      'what is left is not deleted with a part that keeps it',
      commit(movesOn(), keeps({ results: { late: odd } }), ...goes('results/late')),
      [],
    ],
    ['it is not given up', change(at.marker('lost'), { restoring: false }), []],
    ['it is not given up silently', commit(writes.drop(at.marker('lost'), 'restoring')), []],
    ['it is not finished as a deletion', change(at.marker('lost'), { finished: true }), []],
    ['its marker is not deleted', remove(at.marker('lost')), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('what came back stays', async () => {
    await contest.given(...isRestoring, writes.set(`${lost}/results/stranger`, odd));
    await contest.refuses(
      remove(`${lost}/results/stranger`),
      set(`${lost}/results/stranger`, { ...odd, score: 100 }),
    );
  });
});

describe('a restoration ends when its quiz comes back', () => {
  beforeEach(() => contest.given(...isRestoring));
  const ends = (fields: object, ...others: writes.Write[]) =>
    commit(writes.set(lost, { ...fields }), writes.remove(at.marker('lost')), ...others);

  it.each<Decision>([
    ['as it was', ends(lostQuiz), staff],
    ['with its marker', set(lost, lostQuiz), []],
    ['with another status', ends({ ...lostQuiz, status: 'Upcoming' }), []],
    ['with another title', ends({ ...lostQuiz, title: 'Week 9' }), []],
    ['with a field less', ends({ ...lostQuiz, note: undefined }), []],
    ['with a field more', ends({ ...lostQuiz, likes: 1 }), []],
    ['with a result of its part', ends(lostQuiz, writes.set(`${lost}/results/stranger`, odd)), []],
    ['under another id', commit(writes.set(at.newQuiz, lostQuiz), writes.remove(at.marker('lost'))), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));

  it('not for someone who does not run the season', () => contest.refusesAll(['stranger'], ends(lostQuiz)));
});

describe('no deleted quiz comes back without a restoration', () => {
  it.each<[string, object]>([
    ['while its deletion is unfinished', {}],
    ['when its deletion is finished', { finished: true }],
    ['when its marker does not say so', { restoring: false }],
  ])('%s', async (_title, more) => {
    await contest.given(...deleted(more));
    await contest.refuses(
      set(lost, lostQuiz),
      commit(writes.set(lost, lostQuiz), writes.remove(at.marker('lost'))),
      set(`${lost}/questions/q1`, q1),
      set(`${lost}/results/stranger`, odd),
      remove(at.marker('lost')),
    );
  });

  it('nor in the commit that begins one', async () => {
    await contest.given(...deleted());
    await contest.refuses(
      commit(
        writes.change(at.marker('lost'), { ...restoring, part: partId }),
        writes.set(lost, lostQuiz),
        writes.remove(at.marker('lost')),
      ),
    );
  });

  it('of another season', async () => {
    await contest.given(...deleted({ ...restoring, part: partId }, 'other'));
    await contest.refusesAll(
      ['manager', 'host'],
      set('seasons/other/quizzes/lost/results/stranger', odd),
      commit(writes.set('seasons/other/quizzes/lost', lostQuiz), writes.remove(at.marker('lost', 'other'))),
    );
    await contest.refuses(
      set(`${lost}/results/stranger`, odd),
      commit(writes.set(lost, lostQuiz), writes.remove(at.marker('lost', 'other'))),
    );
  });
});

it('what the deletion of a finished quiz has kept comes back as it was kept, and only in a restoration', async () => {
  await contest.given(
    writes.set(lost, lostQuiz),
    writes.set(`${lost}/questions/q1`, q1),
    writes.set(`${lost}/results/stranger`, odd),
  );
  const forged = { ...q1, answer: 'Moses' };
  const steps: [Attempt, number][] = [
    [(database, me) => database.commit(...deletionOf(me, { quizId: 'lost', quiz: lostQuiz, kept })), 200],
    // The question itself was not deleted.
    [set(`${lost}/questions/q1`, forged), 403],
    [commit(...goes('questions/q1', 'results/stranger')), 200],
    [set(`${lost}/questions/q1`, forged), 403],
    [set(`${lost}/questions/q1`, q1), 403],
    [change(at.marker('lost'), { ...restoring, part: partId }), 200],
    [set(`${lost}/questions/q1`, forged), 403],
    [commit(writes.set(`${lost}/questions/q1`, q1), writes.set(`${lost}/results/stranger`, odd)), 200],
    [commit(writes.set(lost, lostQuiz), writes.remove(at.marker('lost'))), 200],
    [change(`${lost}/questions/q1`, { answer: 'Moses' }), 403],
  ];
  const { host } = contest.people;
  for (const database of contest.databases)
    for (const [step, status] of steps)
      expect(await step(database.as(host.authorization), host)).toBe(status);
});

it('a quiz that was deleted before there was a history keeps nothing of what is left', () =>
  contest.allowsOnly(staff, remove(`${at.gone}/results/stranger`)));

it('nor does one whose entry has expired', async () => {
  await contest.given(...deleted().slice(-1), ...left);
  await contest.allowsOnly(staff, commit(...goes('questions/q9', 'results/late')));
});

it('a marker of the history cannot become one of before', async () => {
  await contest.given(...deleted(), ...left);
  await contest.refuses(
    commit(writes.drop(at.marker('lost'), 'entry')),
    set(at.marker('lost'), marker('lost', 'somebody', { started: start })),
  );
});
