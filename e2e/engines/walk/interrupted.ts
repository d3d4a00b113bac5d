import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { address } from '../../fixtures/data/contest';
import { plain } from '../../fixtures/data/database';
import { text } from '../../fixtures/data/stored';
import { arrives, follow, press, type Steps } from './steps';

export const interrupted: Steps = {
  async 'Come back to a form that was left'({ user, contest: { season, quiz } }) {
    await user.open(address('/update-quiz', { season, quiz }));
    await user.fill({ Description: 'Half typed' });
    await follow(user, 'Cancel');
    await press(user, /^Drafts/);
    await user.press('link', 'Open', ['region', 'Update Quiz']);
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
