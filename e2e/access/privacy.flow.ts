import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf } from '../fixtures/data/database';
import { test } from '../fixtures/fixtures';
import { arrivesAt, fill, firstAttemptEnds, heading, press } from '../fixtures/forms';
import { enter, idsOf, screens } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';

/** An e-mail address, also URL-encoded, and the start of an id token, whose first part is JSON. */
const personal = /[\w.+-]+(@|%40|%2540)[\w-]+\.\w+|\beyJ[\w-]{5,}/i;
/** Our support address is public. */
const published = /support@example\.org/g;

/** Collects the browser's traces that outlive a page or leave the machine in a readable place. */
function collectTraces(context: BrowserContext) {
  const traces = new Set<string>();
  context.on('console', (message) => traces.add(`console: ${message.text()} (${message.location().url})`));
  context.on('weberror', (event) => traces.add(`uncaught: ${event.error().message}`));
  context.on('request', (request) => {
    traces.add(`request: ${request.url()}`);
    traces.add(`referrer: ${request.headers().referer ?? ''}`);
  });
  const follow = (page: Page) => page.on('framenavigated', (frame) => traces.add(`history: ${frame.url()}`));
  context.pages().forEach(follow);
  context.on('page', follow);
  return traces;
}

const leaks = (traces: Iterable<string>): string[] =>
  [...traces].filter((line) => personal.test(line.replace(published, '')));

// The servers' log contains the requests of these flows, so they have their own product.
test.use({ servers: {} });

test.describe('e-mails and tokens', () => {
  test('are recognized by the search patterns', async () => {
    const found = leaks([
      'seen?email=host%40example.org',
      'told host@example.org',
      'bearer eyJhbGciOiJub25lIn0.e30.',
    ]);
    assert.equal(found.length, 3);
    assert.deepEqual(leaks(['mailto:support@example.org', '/home?season=4DPzK4HavXmTMwyZt7eQ']), []);
  });

  test('are in no log, no address and no history: sign-in, every screen, failures, logging out', async ({
    page,
    product,
    serverLog,
    expectErrors,
  }) => {
    expectErrors(backendAway, /could not|Reading ".+" failed|Signing/);
    const traces = collectTraces(page.context());
    const database = databaseOf(product);
    const given = await givenContest(database);

    await enter(page, 'Manager');
    for (const { path, ids, title } of screens) {
      await openInPlace(page, address(path, idsOf(given, ids)));
      await heading(page, new RegExp(`^${title}`)).waitFor();
      await page
        .getByText(/^Loading/)
        .first()
        .waitFor({ state: 'hidden' });
    }
    for (const path of ['/delete-user-request', '/privacy-policy', '/terms-and-conditions', '/nowhere'])
      await page.goto(path);

    await page.goto('/seasons');
    await page.getByRole('searchbox').fill('typed.person@example.org');
    await page.getByText('No season found').waitFor();

    // The rules refuse this: the season is reassigned while its form is open.
    await page.goto(address('/update-season', { season: given.season }));
    await fill(page, { 'Host Additional Email': 'typed.person@example.org' });
    await database.change(given.seasonPath, {
      host_email: text('another@example.org'),
      host_additional_email: text('another@example.org'),
    });
    await heading(page, 'No access to this season').waitFor();
    await openInPlace(page, address('/home', { season: given.season }));
    await heading(page, /No access to this season|isn’t yours|Quizzes/).waitFor();

    // Offline: a new season cannot be saved, then can.
    await openInPlace(page, '/create-season');
    await fill(page, {
      Season: 'Of typed.person',
      Host: 'Typed host',
      'Host Additional Email': 'typed.person@example.org',
      'Start Time': `${contestDay()}T09:00`,
      'End Time': `${contestDay(31)}T09:00`,
      Description: 'Typed words',
    });
    await page.route('**/Commit*', (route) => route.abort());
    await page.route('**:commit*', (route) => route.abort());
    await page.route('**:batchGet*', (route) => route.abort());
    await press(page, 'Create Season');
    await page.getByText(/^Not saved yet. Your changes are on this device/).waitFor();
    await firstAttemptEnds(page);
    await page.unrouteAll();
    await press(page, 'Retry');
    await page.getByText('created successfully').waitFor();

    // A request that names the user.
    await openInPlace(page, '/delete-user-request');
    await fill(page, { Reason: 'I do not play any more' });
    await page.getByRole('checkbox').check();
    await press(page, 'Submit');
    await page.getByText('permanently deleted within 15 days').waitFor();
    await openInPlace(page, '/seasons');
    // The input for the reassigned season is a draft until now.
    await press(page, 'Logout');
    await press(page.getByRole('dialog'), 'Log out');
    await arrivesAt(page, '/');

    assert.ok(
      [...traces].some((line) => line.startsWith('console: ')),
      'the failures were logged',
    );
    assert.ok(
      [...traces].some((line) => line.includes('/auth-popup')),
      'the sign-in window was recorded',
    );
    assert.deepEqual(leaks(traces), []);

    // Other programs send invalid requests that contain an e-mail and a token.
    const { authUrl, firestoreUrl } = product.backend.running;
    const token = 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImhAZXhhbXBsZS5vcmcifQ.';
    const body = JSON.stringify({
      idToken: token,
      email: 'host@example.org',
      postBody: `id_token=${token}`,
    });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    for (const url of [
      `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=test`,
      `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=test`,
      `${authUrl}/securetoken.googleapis.com/v1/token?key=test`,
      `${firestoreUrl}/v1/projects/demo-bible-quiz/databases/(default)/documents/seasons`,
      `${firestoreUrl}/v1/projects/demo-bible-quiz/databases/(default)/documents:commit`,
    ])
      for (const origin of [product.origin, 'https://elsewhere.example'])
        await fetch(url, { method: 'POST', body, headers: { ...headers, Origin: origin } });
    assert.ok(serverLog.length > 0, 'the servers log');
    assert.deepEqual(leaks(serverLog), []);
  });
});
