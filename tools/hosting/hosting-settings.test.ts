import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../release/testing/build-folder';
import { databaseFor, readSettings, settingsFor, storeSettings, unusualSettings } from './hosting-settings';

const none = { allow: [], noServiceWorker: false };

describe('how a deployment is served', () => {
  it('is kept with it, and read by the next command', async () => {
    const { folder, remove } = await temporaryFolder();
    expect(await readSettings(folder)).toEqual(none);
    const settings = settingsFor(none, 'quiz', { registry: 'https://registry.example.org/remotes.json' });
    const stored = await storeSettings(folder, settings);
    expect(await readSettings(folder)).toEqual({
      ...settings,
      changed: expect.stringMatching(/^20/) as string,
    });
    expect(await storeSettings(folder, settings)).toEqual(stored);
    await writeFile(join(folder, 'hosting.json'), '{"allow": "one"}');
    await expect(readSettings(folder)).rejects.toThrow(/hosting\.json cannot be read/);
    await remove();
  });

  it('stays as it was where a command does not say otherwise', () => {
    const moving = settingsFor(none, 'quiz', { allow: ['https://new.example.org/'], noServiceWorker: true });
    expect(settingsFor(moving, 'quiz', { allow: undefined, reports: undefined })).toEqual(moving);
    expect(settingsFor(moving, 'quiz', { allow: [], noServiceWorker: false })).toEqual({
      ...none,
      project: 'quiz',
    });
  });

  it('is said where it is unusual, with what ends it', () => {
    expect(unusualSettings(none)).toEqual([]);
    const unusual = {
      allow: ['https://new.example.org/'],
      reports: 'https://r.example.org/',
      noServiceWorker: true,
    };
    expect(unusualSettings(unusual)).toEqual([
      expect.stringContaining('--allow none'),
      expect.stringContaining('--reports none'),
      expect.stringContaining('--service-worker'),
    ]);
  });

  it('has the database of the configuration, and another one only where somebody names that', () => {
    const restored = { ...none, database: 'quiz-restored' };
    expect(databaseFor(none, 'quiz')).toBe('quiz');
    expect(() => databaseFor({ ...none, project: 'quiz' }, 'quiz-restored')).toThrow('and not (default).');
    expect(databaseFor(restored, 'quiz-restored')).toBe('quiz-restored');
    expect(() => databaseFor(restored, '(default)')).toThrow(
      'The configuration names the database (default), and not quiz-restored. If everybody is to use (default): npm run hosting -- --database "(default)"',
    );
    expect(databaseFor(restored, '(default)', '(default)')).toBe('(default)');
    expect(() => databaseFor(none, '(default)', 'quiz-restored')).toThrow('and not quiz-restored.');
  });

  it('is refused for another project', () =>
    expect(() => settingsFor({ ...none, project: 'quiz' }, 'quiz-staging')).toThrow(
      'This deployment belongs to the project quiz, not to quiz-staging.',
    ));
});
