import { at } from '../contest/contest';
import { commit } from '../contest/attempts';
import { ads, notification, question, quiz, newSeasonId, season } from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import { change, remove, set, type Write } from '../protocol/writes';

const contest = useContest();
const legal = change(at.upcoming, { title: 'Renamed' });

const illegal: [string, Write][] = [
  ['a role', set('user_permissions/x', { role: 'Admin' })],
  ['a season that is deleted', remove(at.own)],
  ['a season that loses a field', set(at.own, { season: 'x' })],
  ['a season with an unknown status', change(at.own, { status: 'hidden' })],
  ['a quiz under way from the start', set(at.newQuiz, quiz('new', { status: 'Ongoing' }))],
  ['a further field of a quiz', change(at.ongoing, { likes: 1 })],
  ['a question of a quiz under way', change(`${at.ongoing}/questions/q1`, { question: 'Who?' })],
  ['a question that goes from a quiz under way', remove(`${at.ongoing}/questions/q1`)],
  ['a result', set(`${at.ongoing}/results/stranger`, { score: 100 })],
  ['a deletion of a single result', remove(`${at.ongoing}/results/stranger`)],
  ['a quiz that goes without a marker', remove(at.ongoing)],
  ['a deletion of a marker', remove(at.marker('gone'))],
  ['an unknown type of notification', set(at.notification, notification({ type: 'Alarm' }))],
  ['an unknown type of ads', set(at.ads, ads({ rs_to_sh_type: 'Loud' }))],
  ['a document that no rule names', set('elsewhere/x', {})],
  ['a season without a host', set(at.newSeason, season(newSeasonId, { host_email: '' }))],
];

describe('one refused write stops its whole commit', () => {
  it.each(illegal)('after a legal one: %s', (_title, write) => contest.refuses(commit(legal, write)));
  it.each(illegal)('before a legal one: %s', (_title, write) => contest.refuses(commit(write, legal)));

  it('the last of twenty', () =>
    contest.refuses(
      commit(
        ...Array.from({ length: 19 }, (_, index) =>
          set(`${at.upcoming}/questions/n${index}`, question(`n${index}`, 'upcoming')),
        ),
        set(`${at.upcoming}/questions/n19`, question('n19', 'ongoing')),
      ),
    ));
});

describe('a commit does not grant its own rights', () => {
  it('by naming a host who then acts as one', () =>
    contest.allowsOnly(['admin'], (database, { email }) =>
      database.commit(
        change(at.other, { host_additional_email: email }),
        set('seasons/other/quizzes/new', quiz('new')),
      ),
    ));

  it.each<[string, Attempt]>([
    [
      'creating a season and its first quiz, as someone else',
      commit(
        set(
          at.newSeason,
          season(newSeasonId, { host_email: 'a@example.org', host_additional_email: 'host@example.org' }),
        ),
        set(`${at.newSeason}/quizzes/x`, quiz('x')),
      ),
    ],
    [
      'writing a document twice, with valid values first',
      commit(change(at.ongoing, { status: 'Finished' }), change(at.ongoing, { status: 'Paused' })),
    ],
    ['writing a season and taking it away', commit(set(at.own, season('own')), remove(at.own))],
  ])('by %s', (_title, attempt) => contest.refuses(attempt));
});

describe('a precondition grants nothing', () => {
  it.each([{ exists: true }, { exists: false }])('%j', (currentDocument) =>
    contest.refuses(
      commit((root) => ({ ...change(at.own, { likes: 1 })(root), currentDocument })),
      commit((root) => ({ ...remove(at.own)(root), currentDocument })),
    ),
  );
});
