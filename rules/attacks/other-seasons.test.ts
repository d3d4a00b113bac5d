import { at } from '../contest/contest';
import { change, commit, deleteQuiz, get, list, remove, set } from '../contest/attempts';
import { leaderboard, notification, question, quiz, season } from '../contest/documents';
import { useContest, type Attempt } from '../contest/use-contest';
import * as writes from '../protocol/writes';

const contest = useContest();
const q1 = `${at.othersQuiz}/questions/q1`;

describe('only the Admin', () => {
  it.each<[string, Attempt]>([
    ['reads a season of others', get(at.other)],
    ['reads a quiz of others', get(at.othersQuiz)],
    ['learns whether others have a quiz', get('seasons/other/quizzes/none')],
    ['reads a question of others', get(q1)],
    ['reads a result of others', get(`${at.othersQuiz}/results/x`)],
    ['reads a marker of others', get(at.marker('gone', 'other'))],
    ['reads a notification of others', get('season_top_notification/other')],
    ['reads a leaderboard of others', get('season_leaderbaord_setting/other')],
    ['learns whether a season has ads settings', get('season_ads_controller/none')],
    ['lists the questions of others', list(`${at.othersQuiz}/questions`)],
    ['edits a season of others', change(at.other, { season: 'Mine' })],
    ['closes a season of others', change(at.other, { status: 'deactivated' })],
    ['takes over a season of others', change(at.other, { host_email: 'manager@example.org' })],
    [
      'joins a season of others',
      (database, { email }) => database.commit(writes.change(at.other, { host_additional_email: email })),
    ],
    ['puts a quiz into a season of others', set('seasons/other/quizzes/new', quiz('new'))],
    ['edits a quiz of others', change(at.othersQuiz, { title: 'Mine' })],
    ['starts a quiz of others', change(at.othersQuiz, { status: 'Ongoing' })],
    ['deletes a quiz of others', deleteQuiz('upcoming', [], 'other')],
    [
      'adds a question to a quiz of others',
      set(`${at.othersQuiz}/questions/new`, question('new', 'upcoming')),
    ],
    ['changes a question of others', change(q1, { question: 'Mine?' })],
    ['deletes a question of others', remove(q1)],
    [
      'notifies the players of others',
      set('season_top_notification/other', notification({ season_id: 'other' })),
    ],
    [
      'sets the leaderboard of others',
      set('season_leaderbaord_setting/other', leaderboard({ season_id: 'other' })),
    ],
    ['ends a deletion of others', change(at.marker('gone', 'other'), { finished: true })],
  ])('%s', (_title, attempt) => contest.allowsOnly(['admin'], attempt));
});

describe('no one takes over another person’s season', () => {
  it.each<[string, Attempt]>([
    [
      'by overwriting it',
      (database, { email }) => database.commit(writes.set(at.other, season('own', { host_email: email }))),
    ],
    ['by a season inside theirs', set('seasons/own/seasons/other', season('other'))],
    ['by a quiz that bears its id', set('seasons/own/quizzes/other', quiz('upcoming'))],
    ['by a path that leads up', set('seasons/own/../other', season('other'))],
  ])('%s', async (title, attempt) => {
    if (title.includes('leads up')) return contest.findsMalformed(attempt);
    await contest.refuses(attempt);
  });
});

describe('a Manager', () => {
  const mine = { host_email: 'manager@example.org' };

  it('who is the additional host edits the season, but not who its host is', async () => {
    const swapped = { host_email: 'host@example.org', host_additional_email: 'manager@example.org' };
    await contest.given(writes.set(at.own, season('own', swapped)));
    await contest.allowsOnly(['admin'], change(at.own, mine));
    await contest.allowsOnly(['admin', 'manager'], change(at.own, { season: 'Renamed' }));
  });

  it('does not give the season away while renaming it', () =>
    contest.allowsOnly(['admin'], change(at.own, { season: 'Renamed', host_email: 'stranger@example.org' })));

  it('does not take the host’s e-mail out', () => contest.refuses(commit(writes.drop(at.own, 'host_email'))));

  it('creates no season over an existing one', () =>
    contest.allowsOnly(['admin'], set(at.other, season('other', mine))));

  it('who loses the role edits nothing more', async () => {
    await contest.given(writes.remove(`user_permissions/${contest.people.manager.uid}`));
    await contest.allowsOnly(['admin'], change(at.own, { season: 'Renamed' }));
  });
});
