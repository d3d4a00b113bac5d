import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { address, type Contest } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { newQuestion, newQuiz, newSeason } from '../fixtures/data/creations';
import { plain, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import type { Name, User } from './user';

export type Given = {
  readonly user: User;
  readonly database: Database;
  /** A season with a quiz of three questions. */
  readonly contest: Contest;
  /** Ends the database and starts it again. */
  setReachable(isReachable: boolean): Promise<void>;
};

/** What a host does, by its name in docs/browsers.md. */
type Steps = Readonly<Record<string, (given: Given) => Promise<void>>>;

const press = (user: User, name: Name) => user.press('button', name);
const follow = (user: User, name: Name) => user.press('link', name);
const arrives = (user: User, title: Name) => user.meets('heading', title);

const chat = `1. Who led Israel out of Egypt?
A) Moses *
B) Aaron
C) Caleb
D) Miriam

2. Who led Israel into Canaan?
A) Moses
B) Joshua *
C) Caleb
D) Othniel`;

const signingIn: Steps = {
  async 'Open the landing page'({ user }) {
    await user.load('/');
    await user.meets('button', 'Sign In');
  },
  async 'Sign in with the window of the account'({ user }) {
    await user.chooseAccount('Sign In', 'Manager');
    await arrives(user, 'Seasons');
  },
};

const seasons: Steps = {
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

const quizzes: Steps = {
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

const questions: Steps = {
  async 'Add a question'({ user, contest: { season, quiz } }) {
    await user.open(address('/create-question', { season, quiz }));
    await user.fill(newQuestion.typed);
    await press(user, 'Add Question');
    await user.sees('Whom did Paul send back');
  },
  async 'Change a question beside the preview'({ user, contest: { season, quiz, question } }) {
    await user.open(address('/update-question', { season, quiz, question }));
    await press(user, 'Preview as a player');
    await user.fill({ 'Option One': 'Jerusalem' });
    await press(user, 'Update Question');
    await user.sees('Jerusalem');
  },
  async 'Import questions'({ user, contest: { season, quiz } }) {
    await user.open(address('/import-questions', { season, quiz }));
    await user.fill({ 'Paste questions': chat });
    await press(user, 'Read the text');
    await press(user, 'Add 2 questions');
    await user.meets('heading', /imported$/);
  },
  async 'Undo the import'({ user }) {
    await user.press('button', 'Undo', ['main']);
    await user.sees('Undone');
  },
  async 'Find a question of the season'({ user, contest: { season } }) {
    await user.open(address('/find-questions', { season }));
    await user.fill({ 'Words of a question': 'epaphroditus' });
    await user.sees('Whom did Paul send back');
  },
  async 'Print the questions'({ user, contest: { season, quiz } }) {
    await user.open(address('/print-questions', { season, quiz }));
    await user.sees('Whom did Paul send back');
    await user.evaluate('void (window.print = () => void (window.printed = true))');
    await press(user, 'Print');
    assert.equal(await user.evaluate('window.printed'), true);
  },
};

const contest: Steps = {
  async 'Choose a status in the list'({ user, database, contest: { season, quizPath } }) {
    await user.open(address('/home', { season }));
    await user.press('combobox', /^Status/, ['row', /Letter to Philemon/]);
    await user.press('option', 'Ongoing');
    await user.sees('Ongoing');
    await expect.poll(async () => plain((await database.everything()).get(quizPath)?.status)).toBe('Ongoing');
  },
  async 'Check the season'({ user, contest: { season } }) {
    await user.open(address('/check-season', { season }));
    await user.sees(/\d problem/);
  },
  async 'Change the settings'({ user, contest: { season } }) {
    await user.open(address('/settings', { season }));
    await user.fill({ Status: 'active', Type: 'Note', Title: 'Welcome', Description: 'Sundays' });
    await press(user, 'Update');
    await user.sees('Top notification settings updated successfully');
  },
  async 'Undo an action in the history'({ user, contest: { season } }) {
    await user.open(address('/history', { season }));
    await user.press('button', /^Undo: You changed the description/);
    await user.sees('You undid this: You changed the description');
  },
  async 'Duplicate the season'({ user, contest: { season } }) {
    await user.open(address('/copy-season', { season }));
    await user.fill({ Season: 'Letters again' });
    await press(user, 'Duplicate Season');
    await user.sees('Season Letters again created successfully');
  },
  async 'Delete a quiz'({ user, contest: { season } }) {
    await user.open(address('/home', { season }));
    await user.press('button', /^More actions/, ['row', /Letter to Philemon/]);
    await press(user, 'Delete Quiz');
    await press(user, 'Delete');
    await user.sees('Quiz deleted');
  },
  async 'Undo the deletion'({ user }) {
    await press(user, 'Undo');
    await user.meets('row', /Letter to Philemon/);
  },
};

const interrupted: Steps = {
  async 'Come back to a form that was left'({ user, contest: { season, quiz } }) {
    await user.open(address('/update-quiz', { season, quiz }));
    await user.fill({ Description: 'Half typed' });
    await follow(user, 'Cancel');
    await press(user, /^Drafts/);
    await follow(user, 'Open');
    await user.sees('Draft restored.');
    assert.equal(await user.valueOf('Description'), 'Half typed');
  },
  async 'Save without the database'({ user, database, setReachable, contest: { quizPath } }) {
    await setReachable(false);
    await press(user, 'Update Quiz');
    await user.sees('Not saved yet.');
    await setReachable(true);
    const stored = async () => plain((await database.everything()).get(quizPath)?.description);
    await expect.poll(stored).toBe('Half typed');
  },
  async 'Use two tabs'({ user, contest: { season, quiz } }) {
    await user.inAnotherTab(address('/update-quiz', { season, quiz }), async () => {
      await user.fill({ Title: 'Typed in the other tab' });
      await press(user, 'Update Quiz');
      await user.sees('Typed in the other tab');
    });
    await user.sees('Typed in the other tab');
  },
  async 'Load one address after another'({ user, database, contest: { season, quiz, quizPath } }) {
    let description = 'Half typed';
    for (const next of ['Once', 'Twice', 'Three times', 'Four times']) {
      await user.load('/seasons');
      await user.meets('row', new RegExp(season));
      await user.load('/create-season');
      await user.meets('button', 'Create Season');
      await user.load(address('/home', { season }));
      await user.meets('row', /Typed in the other tab/);
      await user.load(address('/update-quiz', { season, quiz }));
      await expect.poll(() => user.valueOf('Description')).toBe(description);
      await user.fill({ Description: next });
      await press(user, 'Update Quiz');
      await arrives(user, 'Quizzes');
      assert.equal(plain((await database.everything()).get(quizPath)?.description), next);
      description = next;
    }
  },
  async 'Go to another page and back'({ user, database, contest: { season, quizPath } }) {
    await user.load(address('/home', { season }));
    await user.meets('row', /Typed in the other tab/);
    await user.load('/privacy-policy');
    await user.sees('Who we are');
    await user.back();
    await user.meets('row', /Typed in the other tab/);
    await database.change(quizPath, { title: text('Changed after coming back') });
    await user.meets('row', /Changed after coming back/);
  },
  async 'Read it in Telugu'({ user }) {
    await follow(user, 'Telugu');
    await arrives(user, 'క్విజ్‌లు');
    await follow(user, 'English');
    await arrives(user, 'Quizzes');
  },
  async 'Log out'({ user }) {
    await press(user, 'Logout');
    // The text whose import was undone is still a draft.
    await press(user, 'Log out');
    await user.meets('button', 'Sign In');
    assert.equal(await user.evaluate('localStorage.length'), 0);
  },
  async 'Ask for the deletion of an account'({ user }) {
    await user.load('/delete-user-request');
    await user.fill({ Reason: 'I do not play any more' });
    await user.press('checkbox', /^I understand/);
    await user.chooseAccount('Submit', 'Host');
    await user.sees('You are signed in with this account.');
    await press(user, 'Submit');
    await user.sees('permanently deleted within 15 days');
  },
};

/** From the landing page until logging out. */
export const steps: Steps = {
  ...signingIn,
  ...seasons,
  ...quizzes,
  ...questions,
  ...contest,
  ...interrupted,
};
