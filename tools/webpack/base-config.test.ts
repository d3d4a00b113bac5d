import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { baseConfig } from './base-config';

/** Builds these files as a workspace is built, and evaluates its entry with these globals. */
async function evaluate(files: Record<string, string>, globals: object): Promise<void> {
  const { folder, remove } = await temporaryFolder();
  for (const [name, source] of Object.entries(files)) await put(join(folder, name), source);
  const config = baseConfig(folder, 'production');
  const compiler = webpack({
    ...config,
    entry: './main.ts',
    output: { ...config.output, filename: 'main.js' },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    }),
  );
  const source = await readFile(join(folder, 'dist/main.js'), 'utf8');
  await remove();
  runInNewContext(source, globals);
}

describe('every build', () => {
  it.each(['production', 'development'] as const)(
    'loads chunks with a timeout of 120000 ms, in %s @9.09',
    (mode) => expect(baseConfig('/console/shell', mode).output).toMatchObject({ chunkLoadTimeout: 120_000 }),
  );

  it('evaluates a module again after it has failed', async () => {
    const seen: unknown[] = [];
    const main = `
      declare const seen: unknown[];
      for (const time of ['first', 'second'])
        try {
          seen.push(require('./list').list);
        } catch (error) {
          seen.push(time, (error as Error).message);
        }`;
    const list = `
      import { client } from './client';
      export const list = [client];`;
    const client = `
      declare const connect: () => string;
      export const client = connect();`;
    const connect = jest
      .fn(() => 'a client')
      .mockImplementationOnce(() => {
        throw new Error('no connection');
      });
    await evaluate({ 'main.ts': main, 'list.ts': list, 'client.ts': client }, { seen, connect });
    expect(seen).toEqual(['first', 'no connection', ['a client']]);
  });
});
