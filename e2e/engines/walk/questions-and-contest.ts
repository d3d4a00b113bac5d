import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { address } from '../../fixtures/data/contest';
import { newQuestion } from '../../fixtures/data/creations';
import { plain } from '../../fixtures/data/database';
import { arrives, press, type Steps } from './steps';

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

export const questions: Steps = {
  async 'Add a question'({ user, contest: { season, quiz } }) {
    await user.open(address('/create-question', { season, quiz }));
    await user.fill(newQuestion.typed);
    await press(user, 'Add Question');
    await user.sees('Whom did Paul send back');
  },
  async 'Change a question beside the preview'({ user, database, contest }) {
    const { season, quiz, question, questionPath } = contest;
    await user.open(address('/update-question', { season, quiz, question }));
    await press(user, 'Preview as a player');
    await user.fill({ 'Option One': 'Jerusalem', 'Correct Option': 'Jerusalem' });
    await user.sees('Jerusalem');
    await press(user, 'Update Question');
    await arrives(user, 'Letter to Philemon');
    assert.equal(plain((await database.everything()).get(questionPath)?.option_1), 'Jerusalem');
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

export const contest: Steps = {
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
