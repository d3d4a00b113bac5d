import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeInBrowser } from '../testing/browser';
import { administer } from '../testing/administrator';
import { useStage } from '../testing/stage';
import type { Tab } from '../testing/tab';
import { until } from '../testing/until';

const rulesWith = (role: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /c/{id} {
      allow read: if get(/databases/$(database)/documents/roles/$(request.auth.token.email)).data.role == '${role}';
    }
  }
}`;

const role = (name: string) => ({ 'roles/host@example.org': { role: name } });

describeInBrowser('the full SDK and what its user may see', () => {
  const on = useStage();
  jest.setTimeout(60_000);

  /** A host who watches what hosts may see. */
  const begin = async () => {
    const rules = join(on.stage.folder, 'firestore.rules');
    await writeFile(rules, rulesWith('Host'));
    const server = await on.stage.start({ rules });
    await administer(server.firestoreUrl, { ...role('Host'), 'c/a': { n: 1 } });
    const tab = await on.stage.open();
    await tab.signIn(server.authUrl, 'host@example.org');
    await tab.watch('secret', { collection: 'c' });
    await tab.watch('open', { collection: 'open' });
    await tab.sees('secret', ['a']);
    await tab.sees('open', []);
    return { tab, rules, administer: administer.bind(undefined, server.firestoreUrl) };
  };
  const stillSeesWhatIsOpen = async (tab: Tab) => {
    expect(await tab.set('open/x')).toBe('ok');
    await tab.sees('open', ['x']);
  };

  it('goes on with a new token, and is not sent again what it knows', async () => {
    const { tab, administer } = await begin();
    const { tap } = on.stage;
    tap.forget();
    // Tokens tell the second in which they were issued.
    await tab.page.evaluate(async () => {
      const user = sdk.getAuth().currentUser;
      const old = await user?.getIdToken();
      while ((await user?.getIdToken(true)) === old) await new Promise((next) => setTimeout(next, 100));
    });
    await until(() => tap.heard('"CURRENT"') >= 2);
    await administer({ 'c/b': { n: 2 } });
    await tab.sees('secret', ['a', 'b']);
    expect(tap.heard('"documentChange"')).toBe(1);
  });

  it('loses a listener as soon as the role behind it is gone, and keeps the others', async () => {
    const { tab, administer } = await begin();
    await administer(role('Guest'));
    expect(await tab.fails('secret')).toBe('permission-denied');
    await stillSeesWhatIsOpen(tab);
  });

  it('loses a listener when the rules change, and keeps the others', async () => {
    const { tab, rules } = await begin();
    await writeFile(rules, rulesWith('Admin'));
    expect(await tab.fails('secret')).toBe('permission-denied');
    await stillSeesWhatIsOpen(tab);
  });

  it('is refused a query without harm to the others', async () => {
    const { tab } = await begin();
    await tab.watch('roles', { collection: 'roles' });
    expect(await tab.fails('roles')).toBe('permission-denied');
    await stillSeesWhatIsOpen(tab);
  });

  it('is told that its project is not the one that is held here, and does not wait for ever', async () => {
    const { open, start } = on.stage;
    await start({ project: 'demo-other' });
    const tab = await open();
    await tab.watch('all', { collection: 'c' });
    expect([await tab.fails('all'), await tab.set('c/a')]).toEqual(['not-found', 'not-found']);
  });

  it('is told once of a write that is refused or invalid, and its other writes are stored', async () => {
    const { tab } = await begin();
    const { tap } = on.stage;
    tap.forget();
    const answers = await Promise.all([
      tab.set('open/first'),
      tab.set('c/refused'),
      tab.set('open/second'),
      tab.set('open/invalid', { text: 'x'.repeat(1_100_000) }),
      tab.set('open/third'),
    ]);
    expect(answers).toEqual(['ok', 'permission-denied', 'ok', 'invalid-argument', 'ok']);
    await tab.sees('open', ['first', 'second', 'third']);
    expect(tap.heard('"PERMISSION_DENIED"')).toBe(1);
    expect(tap.heard('"INVALID_ARGUMENT"')).toBe(1);
  });
});
