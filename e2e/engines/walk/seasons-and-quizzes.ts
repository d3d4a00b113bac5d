import assert from 'node:assert/strict';
import { address } from '../../fixtures/data/contest';
import { contestDay } from '../../fixtures/data/contest-day';
import { newQuiz, newSeason } from '../../fixtures/data/creations';
import { plain } from '../../fixtures/data/database';
import { text } from '../../fixtures/data/stored';
import { arrives, press, type Steps } from './steps';

export const signingIn: Steps = {
  async 'Open the landing page'({ user }) {
    await user.load('/');
    await user.meets('button', 'Sign In');
  },
  async 'Sign in with the window of the account'({ user }) {
    await user.chooseAccount('Sign In', 'Manager');
    await arrives(user, 'Seasons');
  },
};

export const seasons: Steps = {
  async 'Search the list of seasons'({ user, contest }) {
    await user.fill({ 'Search by season name': contest.season });
    await user.misses('Letter to');
    await user.press('link', 'View Quizzes', ['row', new RegExp(contest.season)]);
    await arrives(user, 'Quizzes');
  },
  async 'Create a season'({ user }) {
    await user.open('/create-season');
    await user.fill(newSeason.typed);
    await press(user, 'Create Season');
    await user.sees('created successfully');
    await arrives(user, 'Quizzes');
  },
  async 'Change a season'({ user, database, contest: { season, seasonPath } }) {
    await user.open(address('/update-season', { season }));
    await user.fill({ Host: 'Grace Church' });
    await press(user, 'Update Season');
    await user.sees('updated successfully');
    await arrives(user, 'Seasons');
    assert.equal(plain((await database.everything()).get(seasonPath)?.host), 'Grace Church');
  },
};

export const quizzes: Steps = {
  async 'Create a quiz'({ user, contest: { season } }) {
    await user.open(address('/create-quiz', { season }));
    await user.fill(newQuiz.typed);
    await press(user, 'Create Quiz');
    await user.sees('No questions yet');
  },
  async 'Create several quizzes'({ user, contest: { season } }) {
    await user.open(address('/create-quizzes', { season }));
    await user.fill({
      'Title Pattern': 'Week {n}',
      'Number of Quizzes': '3',
      'First Start Time': `${contestDay(1)}T06:00`,
      'First End Time': `${contestDay(2)}T06:00`,
      Duration: '20',
      Languages: 'Telugu,English',
    });
    await press(user, 'Create 3 quizzes');
    await user.sees('3 quizzes were created.');
    await user.meets('row', /Week 3/);
  },
  async 'Undo that creation'({ user }) {
    await press(user, 'Undo');
    await user.sees('Undone');
    await user.misses('Week 3');
  },
  async 'Change a quiz'({ user, contest: { season, quiz } }) {
    await user.open(address('/update-quiz', { season, quiz }));
    await user.fill({ Title: 'Letter to Titus' });
    await press(user, 'Update Quiz');
    await user.sees('“Letter to Titus” was updated.');
    await arrives(user, 'Letter to Titus');
  },
  async 'Merge a change of another person'({ user, database, contest: { season, quiz, quizPath } }) {
    await user.open(address('/update-quiz', { season, quiz }));
    await user.fill({ Description: 'All chapters' });
    await database.change(quizPath, { language: text('Telugu') });
    await press(user, 'Update Quiz');
    await arrives(user, 'Letter to Titus');
    const { description, language } = (await database.everything()).get(quizPath) ?? {};
    assert.deepEqual([plain(description), plain(language)], ['All chapters', 'Telugu']);
  },
  async 'Follow a list that another person changes'({ user, database, contest: { season, quizPath } }) {
    await user.open(address('/home', { season }));
    await user.meets('row', /Letter to Titus/);
    await database.change(quizPath, { title: text('Letter to Philemon') });
    await user.meets('row', /Letter to Philemon/);
  },
  async 'Read the calendar'({ user }) {
    await press(user, 'Calendar');
    await user.sees('The season starts');
  },
};
