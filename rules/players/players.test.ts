import { consoleRules, rulesWithPlayersApp } from '../backends/console-rules';
import { change, remove, set } from '../contest/attempts';
import { at } from '../contest/contest';
import type { PersonName } from '../contest/people';
import { useContest } from '../contest/use-contest';
import { copies, readsOfCopies, readsOfOriginals } from './readings';

/** Signed in, but named by no season. */
const players: PersonName[] = ['stranger', 'unverified', 'anonymous'];

describe('with the rules as deployed, players do not', () => {
  const contest = useContest(consoleRules);
  beforeEach(() => contest.given(...copies));

  it.each([...readsOfOriginals, ...readsOfCopies])('%s', (_title, attempt) =>
    contest.refusesAll([...players, 'visitor'], attempt),
  );
});

describe('with the rules for copies, players', () => {
  const contest = useContest(rulesWithPlayersApp());
  beforeEach(() => contest.given(...copies));

  it.each(readsOfCopies)('%s of the copies', async (_title, attempt) => {
    await contest.refusesAll(['visitor'], attempt);
    for (const player of players) await contest.allows(player, attempt);
  });

  it.each(readsOfOriginals)('do not %s', (_title, attempt) =>
    contest.refusesAll([...players, 'visitor'], attempt),
  );

  it.each([
    ['a copied season', change('public_seasons/own', { season: 'Mine' })],
    ['a new copy', set('public_seasons/new', { season: 'Mine' })],
    ['an answer', set('public_seasons/own/quizzes/finished/answers/q1', { answer: 'Moses' })],
    ['a copy, to delete it', remove('public_seasons/own')],
    ['a season', change(at.own, { season: 'Mine' })],
    ['a result', set(`${at.ongoing}/results/me`, { score: 100 })],
  ] as const)('do not write %s', (_title, attempt) => contest.refusesAll(players, attempt));

  it('hosts keep their rights', async () => {
    await contest.allows('host', change(at.upcoming, { title: 'Renamed' }));
    await contest.refuses(change(`${at.ongoing}/questions/q1`, { question: 'Who?' }));
  });
});
