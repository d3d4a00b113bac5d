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

/** What a host does, with its name in docs/browsers.md. */
type Step = readonly [name: string, play: (given: Given) => Promise<void>];

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

const signingIn: readonly Step[] = [
  [
    'Open the landing page',
    async ({ user }) => {
      await user.load('/');
      await user.meets('button', 'Sign In');
    },
  ],
  [
    'Sign in with the window of the account',
    async ({ user }) => {
      await user.chooseAccount('Sign In', 'Manager');
      await arrives(user, 'Seasons');
    },
  ],
];

const seasons: readonly Step[] = [
  [
    'Search the list of seasons',
    async ({ user, contest }) => {
      await user.fill({ 'Search by season name': contest.season });
      await user.misses('Letter to');
      await user.press('link', 'View Quizzes', ['row', new RegExp(contest.season)]);
      await arrives(user, 'Quizzes');
    },
  ],
  [
    'Create a season',
    async ({ user }) => {
      await user.open('/create-season');
      await user.fill(newSeason.typed);
      await press(user, 'Create Season');
      await user.sees('created successfully');
      await arrives(user, 'Quizzes');
    },
  ],
  [
    'Change a season',
    async ({ user, database, contest: { season, seasonPath } }) => {
      await user.open(address('/update-season', { season }));
      await user.fill({ Host: 'Grace Church' });
      await press(user, 'Update Season');
      await user.sees('updated successfully');
      assert.equal(plain((await database.everything()).get(seasonPath)?.host), 'Grace Church');
    },
  ],
];

const quizzes: readonly Step[] = [
  [
    'Create a quiz',
    async ({ user, contest: { season } }) => {
      await user.open(address('/create-quiz', { season }));
      await user.fill(newQuiz.typed);
      await press(user, 'Create Quiz');
      await user.sees('No questions yet');
    },
  ],
  [
    'Create several quizzes',
    async ({ user, contest: { season } }) => {
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
  ],
  [
    'Undo that creation',
    async ({ user }) => {
      await press(user, 'Undo');
      await user.sees('Undone');
      await user.misses('Week 3');
    },
  ],
  [
    'Change a quiz',
    async ({ user, contest: { season, quiz } }) => {
      await user.open(address('/update-quiz', { season, quiz }));
      await user.fill({ Title: 'Letter to Titus' });
      await press(user, 'Update Quiz');
      await user.sees('“Letter to Titus” was updated.');
    },
  ],
  [
    'Merge a change of another person',
    async ({ user, database, contest: { season, quiz, quizPath } }) => {
      await user.open(address('/update-quiz', { season, quiz }));
      await user.fill({ Description: 'All chapters' });
      await database.change(quizPath, { language: text('Telugu') });
      await press(user, 'Update Quiz');
      await arrives(user, 'Letter to Titus');
      const { description, language } = (await database.everything()).get(quizPath) ?? {};
      assert.deepEqual([plain(description), plain(language)], ['All chapters', 'Telugu']);
    },
  ],
  [
    'Follow a list that another person changes',
    async ({ user, database, contest: { season, quizPath } }) => {
      await user.open(address('/home', { season }));
      await user.meets('row', /Letter to Titus/);
      await database.change(quizPath, { title: text('Letter to Philemon') });
      await user.meets('row', /Letter to Philemon/);
    },
  ],
  [
    'Read the calendar',
    async ({ user }) => {
      await press(user, 'Calendar');
      await user.sees('The season starts');
    },
  ],
];

const questions: readonly Step[] = [
  [
    'Add a question',
    async ({ user, contest: { season, quiz } }) => {
      await user.open(address('/create-question', { season, quiz }));
      await user.fill(newQuestion.typed);
      await press(user, 'Add Question');
      await user.sees('Whom did Paul send back');
    },
  ],
  [
    'Change a question beside the preview',
    async ({ user, contest: { season, quiz, question } }) => {
      await user.open(address('/update-question', { season, quiz, question }));
      await press(user, 'Preview as a player');
      await user.fill({ 'Option One': 'Jerusalem' });
      await press(user, 'Update Question');
      await user.sees('Jerusalem');
    },
  ],
  [
    'Import questions',
    async ({ user, contest: { season, quiz } }) => {
      await user.open(address('/import-questions', { season, quiz }));
      await user.fill({ 'Paste questions': chat });
      await press(user, 'Read the text');
      await press(user, 'Add 2 questions');
      await user.meets('heading', /imported$/);
    },
  ],
  [
    'Undo the import',
    async ({ user }) => {
      await user.press('button', 'Undo', ['main']);
      await user.sees('Undone');
    },
  ],
  [
    'Find a question of the season',
    async ({ user, contest: { season } }) => {
      await user.open(address('/find-questions', { season }));
      await user.fill({ 'Words of a question': 'epaphroditus' });
      await user.sees('Whom did Paul send back');
    },
  ],
  [
    'Print the questions',
    async ({ user, contest: { season, quiz } }) => {
      await user.open(address('/print-questions', { season, quiz }));
      await user.sees('Whom did Paul send back');
      await user.evaluate('void (window.print = () => void (window.printed = true))');
      await press(user, 'Print');
      assert.equal(await user.evaluate('window.printed'), true);
    },
  ],
];

const contest: readonly Step[] = [
  [
    'Choose a status in the list',
    async ({ user, database, contest: { season, quizPath } }) => {
      await user.open(address('/home', { season }));
      await user.press('combobox', /^Status/, ['row', /Letter to Philemon/]);
      await user.press('option', 'Ongoing');
      await user.sees('Ongoing');
      await expect
        .poll(async () => plain((await database.everything()).get(quizPath)?.status))
        .toBe('Ongoing');
    },
  ],
  [
    'Check the season',
    async ({ user, contest: { season } }) => {
      await user.open(address('/check-season', { season }));
      await user.sees(/\d problem/);
    },
  ],
  [
    'Change the settings',
    async ({ user, contest: { season } }) => {
      await user.open(address('/settings', { season }));
      await user.fill({ Status: 'active', Type: 'Note', Title: 'Welcome', Description: 'Sundays' });
      await press(user, 'Update');
      await user.sees('Top notification settings updated successfully');
    },
  ],
  [
    'Undo an action in the history',
    async ({ user, contest: { season } }) => {
      await user.open(address('/history', { season }));
      await user.press('button', /^Undo: You changed the description/);
      await user.sees('You undid this: You changed the description');
    },
  ],
  [
    'Duplicate the season',
    async ({ user, contest: { season } }) => {
      await user.open(address('/copy-season', { season }));
      await user.fill({ Season: 'Letters again' });
      await press(user, 'Duplicate Season');
      await user.sees('Season Letters again created successfully');
    },
  ],
  [
    'Delete a quiz',
    async ({ user, contest: { season } }) => {
      await user.open(address('/home', { season }));
      await user.press('button', /^More actions/, ['row', /Letter to Philemon/]);
      await press(user, 'Delete Quiz');
      await press(user, 'Delete');
      await user.sees('Quiz deleted');
    },
  ],
  [
    'Undo the deletion',
    async ({ user }) => {
      await press(user, 'Undo');
      await user.meets('row', /Letter to Philemon/);
    },
  ],
];

const interrupted: readonly Step[] = [
  [
    'Come back to a form that was left',
    async ({ user, contest: { season, quiz } }) => {
      await user.open(address('/update-quiz', { season, quiz }));
      await user.fill({ Description: 'Half typed' });
      await follow(user, 'Cancel');
      await press(user, /^Drafts/);
      await follow(user, 'Open');
      await user.sees('Draft restored.');
      assert.equal(await user.valueOf('Description'), 'Half typed');
    },
  ],
  [
    'Save without the database',
    async ({ user, database, setReachable, contest: { quizPath } }) => {
      await setReachable(false);
      await press(user, 'Update Quiz');
      await user.sees('Not saved yet.');
      await setReachable(true);
      const stored = async () => plain((await database.everything()).get(quizPath)?.description);
      await expect.poll(stored).toBe('Half typed');
    },
  ],
  [
    'Use two tabs',
    async ({ user, contest: { season, quiz } }) => {
      await user.inAnotherTab(address('/update-quiz', { season, quiz }), async () => {
        await user.fill({ Title: 'Typed in the other tab' });
        await press(user, 'Update Quiz');
        await user.sees('was updated.');
      });
      await user.sees('Typed in the other tab');
    },
  ],
  [
    'Load one address after another',
    async ({ user, contest: { season, quiz } }) => {
      for (const path of ['/seasons', '/create-season', '/seasons']) await user.load(path);
      await user.meets('row', /Given season/);
      await user.load(address('/update-quiz', { season, quiz }));
      await user.fill({ Description: 'Saved on the fourth page' });
      await press(user, 'Update Quiz');
      await user.sees('was updated.');
    },
  ],
  [
    'Go to another page and back',
    async ({ user, database, contest: { season, quizPath } }) => {
      await user.load(address('/home', { season }));
      await user.meets('row', /Typed in the other tab/);
      await user.load('/privacy-policy');
      await user.sees('Who we are');
      await user.back();
      await user.meets('row', /Typed in the other tab/);
      await database.change(quizPath, { title: text('Changed after coming back') });
      await user.meets('row', /Changed after coming back/);
    },
  ],
  [
    'Read it in Telugu',
    async ({ user }) => {
      await follow(user, 'Telugu');
      await arrives(user, 'క్విజ్‌లు');
      await follow(user, 'English');
      await arrives(user, 'Quizzes');
    },
  ],
  [
    'Log out',
    async ({ user }) => {
      await press(user, 'Logout');
      // The text whose import was undone is still a draft.
      await press(user, 'Log out');
      await user.meets('button', 'Sign In');
      assert.equal(await user.evaluate('localStorage.length'), 0);
    },
  ],
  [
    'Ask for the deletion of an account',
    async ({ user }) => {
      await user.load('/delete-user-request');
      await user.fill({ Reason: 'I do not play any more' });
      await user.press('checkbox', /^I understand/);
      await user.chooseAccount('Submit', 'Host');
      await user.sees('You are signed in with this account.');
      await press(user, 'Submit');
      await user.sees('permanently deleted within 15 days');
    },
  ],
];

/** From the landing page until logging out. */
export const steps: readonly Step[] = [
  ...signingIn,
  ...seasons,
  ...quizzes,
  ...questions,
  ...contest,
  ...interrupted,
];
