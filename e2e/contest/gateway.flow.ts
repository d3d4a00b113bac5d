import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { startLocalFirebase } from '@console/local-firebase';
import { gatewayConformance } from '../../shared/src/development/testing/gateway-conformance';
import { baseConfig } from '../../tools/webpack/base-config';
import { test } from '../fixtures/fixtures';

/** The conformance page as one script. */
async function bundle(folder: string): Promise<string> {
  const base = baseConfig(__dirname, 'production');
  const compiler = webpack({
    ...base,
    entry: './gateway-page.ts',
    devtool: false,
    // The text of a script has no address from which the path of lazy parts could be read.
    output: { path: folder, filename: 'page.js', publicPath: '' },
  });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return readFile(join(folder, 'page.js'), 'utf8');
}

for (const [where, database] of [
  ['', undefined],
  [' in a database that the configuration names', 'quiz-restored'],
] as const)
  test(`the real gateway passes every conformance case of the in-memory fake${where} @1.08 @firefox`, async ({
    browser,
  }) => {
    const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'gateway-'));
    // No rules: the cases write below a collection that the console does not have.
    const backend = await startLocalFirebase({
      project: 'demo-gateway',
      data: join(folder, 'data'),
      firestorePort: 0,
      authPort: 0,
    });
    const page = await browser.newPage();
    try {
      // Any page of this machine works that allows scripts to be added; the status page does not.
      await page.goto(`${backend.firestoreUrl}/nothing-here`);
      await page.addScriptTag({ content: await bundle(folder) });
      const config = {
        firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'demo-gateway', database },
        brand: 'Gateway',
        supportEmail: 'support@example.org',
        publicHost: 'http://localhost',
        local: { firestore: backend.firestoreUrl, auth: backend.authUrl },
      };
      const results = await page.evaluate(
        (given) =>
          (
            window as unknown as {
              runConformance(config: unknown): Promise<{ promise: string; fault: string | null }[]>;
            }
          ).runConformance(given),
        config,
      );
      assert.deepEqual(
        results,
        gatewayConformance.map(({ promise }) => ({ promise, fault: null })),
      );
      const documents = `/v1/projects/demo-gateway/databases/${database ?? '(default)'}/documents`;
      const stored = await fetch(`${backend.firestoreUrl}${documents}:listCollectionIds`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: '{}',
      });
      assert.match(await stored.text(), /"collectionIds":\["/);
    } finally {
      await page.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
