import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '../index';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /open/{x} { allow read; }
    match /closed/{x} {
      allow read: if request.auth.uid == 'somebody';
    }
  }
}`;

let folder: string;
let server: LocalFirebase;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const file = join(folder, 'firestore.rules');
  await writeFile(file, rules);
  logged = [];
  server = await startLocalFirebase({
    project: 'demo-test',
    data: join(folder, 'data'),
    firestorePort: 0,
    authPort: 0,
    rules: file,
    log: (line) => logged.push(line),
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const documents = '/v1/projects/demo-test/databases/(default)/documents';
const put = (path: string, fields: object = {}) =>
  fetch(`${server.firestoreUrl}${documents}/${path}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  });
const open = (path = '/') => fetch(server.firestoreUrl + path, { headers: { Accept: 'text/html' } });
/** The page as it is read: without markup and with single spaces. */
const read = async (path = '/') =>
  (await (await open(path)).text()).replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const linkTo = (kind: string) => `/?collection=${encodeURIComponent(kind)}`;

describe('the status page', () => {
  it('tells version, project, data folder and rules', async () => {
    const page = await read();
    expect(page).toMatch(
      /Version 0\.\d+\.\d+ Project demo-test Data folder \S+data Rules \S+firestore\.rules, since /,
    );
    expect(page).toContain('Nothing is stored yet.');
  });

  it('counts the documents of each kind of collection', async () => {
    for (const path of ['open/a', 'open/b', 'open/a/inner/1', 'open/b/inner/1', 'open/b/inner/2'])
      await put(path);
    expect(await read()).toContain('Documents open 2 open/*/inner 3');
  });

  it('shows documents with their values as text, and never as markup', async () => {
    await put('open/a', {
      text: { stringValue: '<script>alert(1)</script>' },
      whole: { integerValue: '1' },
      double: { doubleValue: 1 },
      list: { arrayValue: { values: [{ booleanValue: true }, { nullValue: null }] } },
      '<b>': { timestampValue: '2026-01-31T12:00:00Z' },
    });
    const html = await (await open(linkTo('open'))).text();
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    const page = await read(linkTo('open'));
    expect(page).toContain('text &quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
    expect(page).toMatch(/whole 1 double 1\.0 |double 1\.0 .*whole 1 /);
    expect(page).toContain('list [true, null]');
    expect(page).toContain('time 2026-01-31T12:00:00Z');
    expect(await (await open(linkTo('"><script>'))).text()).not.toContain('<script>');
  });

  it('shows many documents page by page', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `d${String(index).padStart(2, '0')}`);
    await Promise.all(ids.map((id) => put(`open/${id}`)));
    const pages = await Promise.all([1, 2, 3, 99].map((page) => read(`${linkTo('open')}&page=${page}`)));
    expect(pages[0]).toContain('60 documents, page 1 of 3');
    expect(pages[0]).toContain('open/d24');
    expect(pages[0]).not.toContain('open/d25');
    expect(pages[0]).not.toContain('Previous page');
    expect(pages[1]).toContain('Previous page Next page');
    expect(pages[2]).toContain('open/d59');
    expect(pages[2]).not.toContain('Next page');
    expect(pages[3]).toContain('page 3 of 3');
  });

  it('cuts very long values short', async () => {
    await put('open/a', { long: { stringValue: 'x'.repeat(100_000) } });
    expect((await read(linkTo('open'))).length).toBeLessThan(4000);
  });

  it('tells what the rules refused, with line and reason, as the log does', async () => {
    await fetch(`${server.firestoreUrl}${documents}/closed/a`);
    await fetch(`${server.firestoreUrl}${documents}/closed`);
    const page = await read();
    expect(page).toMatch(
      /list closed for nobody signed in, .* Rules refuse list: the allow at 6:7 fails at 6:/,
    );
    expect(page).toMatch(
      /get closed\/a for nobody signed in, .* Rules refuse get: the allow at 6:7 fails at 6:/,
    );
    expect(logged).toEqual([
      expect.stringMatching(/^get closed\/a for nobody signed in: Rules refuse get: the allow at 6:7 fails/),
      expect.stringMatching(/^list closed for nobody signed in: Rules refuse list: the allow at 6:7 fails/),
    ]);
  });

  it('tells why later rules are not in force', async () => {
    await fetch(`${server.firestoreUrl}/emulator/v1/projects/demo-test:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'later.rules', content: 'service' }] } }),
    });
    const page = await read();
    expect(page).toContain('Later rules are not in force, those above stay: later.rules:1:8 Expected');
    expect(page).toMatch(/Rules \S+firestore\.rules, since/);
  });

  it('tells who listens to what, until they leave', async () => {
    const database = encodeURIComponent('projects/demo-test/databases/(default)');
    const channel = `${server.firestoreUrl}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${database}`;
    const structuredQuery = {
      from: [{ collectionId: 'open' }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '3' } } },
      limit: 5,
    };
    const addTarget = { targetId: 2, query: { parent: documents.slice('/v1/'.length), structuredQuery } };
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify({ addTarget }) });
    const opened = await fetch(`${channel}&RID=1&CVER=22`, { method: 'POST', body });
    const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? '';
    expect(await read()).toContain(
      '1 listener on 1 listening stream; 0 writing streams. open where n greater than 3 limit 5 for nobody signed in',
    );
    await fetch(`${channel}&RID=2&SID=${sid}&TYPE=terminate`, { method: 'POST' });
    expect(await read()).toContain('0 listeners on 0 listening streams');
  });

  it('loads nothing, runs no script, and stands in no frame and no cache', async () => {
    const { headers } = await open();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await (await open()).text()).not.toMatch(/<script|src=|https?:\/\//);
  });

  it('is not for programs: they are told Ok, as by the official emulator', async () => {
    const answer = await fetch(server.firestoreUrl);
    expect(await answer.text()).toBe('Ok');
  });
});

describe('the log of refusals', () => {
  it('contains no e-mail and no line that a caller forged', async () => {
    for (const id of ['victim%40example.org', '%1B]0;x%07%0Aget%20open%20for%20somebody%E2%80%A8'])
      expect((await fetch(`${server.firestoreUrl}${documents}/closed/${id}`)).status).toBe(403);
    const lines = logged.filter((line) => line.startsWith('get closed/'));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('(e-mail)');
    for (const line of logged) expect(line).not.toMatch(/@|%40|[\p{Cc}\p{Zl}]/u);
  });
});
