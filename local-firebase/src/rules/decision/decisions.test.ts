import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase } from '../../index';
import { listCases, otherCases } from '../testing/decision-cases';
import { prepare, rulesFor, statusOf } from '../testing/decision-runner';
import { project } from '../testing/rest-client';

const cases = [...listCases, ...otherCases];

describe('decisions, through the public protocol', () => {
  let folder: string;
  let server: LocalFirebase;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-rules-'));
    const rules = join(folder, 'cases.rules');
    await writeFile(rules, rulesFor(cases));
    const data = join(folder, 'data');
    server = await startLocalFirebase({
      project,
      data,
      rules,
      firestorePort: 0,
      authPort: 0,
      log: () => undefined,
    });
    await prepare(server.firestoreUrl, cases);
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(cases.map((each, index) => ({ ...each, index })))(
    '$title: $granted',
    async ({ index, ...each }) => {
      const status = await statusOf(server.firestoreUrl, each, index);
      expect(each.granted ? [200, 404] : [403]).toContain(status);
    },
  );
});
