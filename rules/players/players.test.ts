import { consoleRules, rulesOpenToPlayers } from '../backends/console-rules';
import { change, remove, set } from '../contest/attempts';
import { at } from '../contest/contest';
import type { PersonName } from '../contest/people';
import { useContest } from '../contest/use-contest';
import { closedAlways, opened, played } from './readings';

/** Signed in, but named by no season. */
const players: PersonName[] = ['stranger', 'unverified', 'anonymous'];

describe('with the players’ door closed, as deployed, players do not', () => {
  const contest = useContest(consoleRules);
  beforeEach(() => contest.given(...played));

  it.each([...opened, ...closedAlways])('%s', (_title, attempt) =>
    contest.refusesAll([...players, 'visitor'], attempt),
  );
});

describe('with the players’ door open, players', () => {
  const contest = useContest(rulesOpenToPlayers());
  beforeEach(() => contest.given(...played));

  it.each(opened)('%s', async (_title, attempt) => {
    await contest.refusesAll(['visitor'], attempt);
    for (const player of players) await contest.allows(player, attempt);
  });

  it.each(closedAlways)('do not %s', (_title, attempt) =>
    contest.refusesAll([...players, 'visitor'], attempt),
  );

  it.each([
    ['a season', change(at.own, { season: 'Mine' })],
    ['a quiz', change(at.ongoing, { title: 'Mine' })],
    ['a question', change(`${at.upcoming}/questions/q1`, { answer: 'Moses' })],
    ['a result', set(`${at.ongoing}/results/me`, { score: 100 })],
    ['a notification', change(at.notification, { title: 'Mine' })],
    ['a quiz, to delete it', remove(at.ongoing)],
  ] as const)('do not write %s', (_title, attempt) => contest.refusesAll(players, attempt));

  it('hosts keep their rights', async () => {
    await contest.allows('host', change(at.upcoming, { title: 'Renamed' }));
    await contest.refuses(change(`${at.ongoing}/questions/q1`, { question: 'Who?' }));
  });
});
