import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/until';
import { openRulesFile } from './index';

const rules = (condition: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/a/{id} { allow get: if ${condition}; } }`;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-rules-'));
  file = join(folder, 'firestore.rules');
});
afterEach(() => rm(folder, { recursive: true }));

const check = {
  auth: { kind: 'anonymous' as const },
  time: '2026-01-31T12:00:00.000Z',
  name: 'projects/p/databases/(default)/documents/a/1',
  resource: undefined,
  get: () => undefined,
};

describe('a rules file', () => {
  it('follows its changes, and keeps the last good rules over bad ones', async () => {
    await writeFile(file, rules('true'));
    const lines: string[] = [];
    const { rules: live, close } = await openRulesFile(file, (line) => lines.push(line));
    const { gate } = live;
    try {
      expect(gate.checkGet(check).granted).toBe(true);
      const changed = new Promise<void>((resolve) => gate.onChange(resolve));
      await writeFile(file, rules('false'));
      await changed;
      expect(gate.checkGet(check).granted).toBe(false);

      await writeFile(file, rules('true and'));
      // Not any refusal: the file may have been read when it was half written.
      await until(() => lines.at(-1)?.includes(`${file}:1:107 Expected`) === true);
      expect(lines.at(-1)).toContain('stay in force');
      expect(live.state).toMatchObject({ from: file, source: rules('false') });
      expect(live.state.error).toContain(':1:107 Expected');
      expect(gate.checkGet(check).granted).toBe(false);
    } finally {
      close();
    }
  });

  it.each([
    ['is missing', undefined, 'cannot be read'],
    ['does not compile', 'service', "firestore.rules:1:8 Expected 'cloud.firestore'"],
  ])('that %s at the start is said with its place', async (_what, content, message) => {
    if (content !== undefined) await writeFile(file, content);
    await expect(openRulesFile(file, () => undefined)).rejects.toThrow(message);
  });
});
