import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compressBuild } from '../tools/build/compress';

const script = /^(.+)\.([0-9a-f]{8,})\.js$/;

const reversed = (hash: string) => [...hash].reverse().join('');

/**
 * Copies a build, and adds each script of it under another name, which the pages and scripts of the copy use: as after a
 * change that reaches every script. Those under the earlier names stay, as on a host.
 */
export async function writeRenamedBuild(built: string, folder: string): Promise<void> {
  await cp(built, folder, { recursive: true });
  const scripts = (await readdir(join(built, 'assets'))).filter((name) => script.test(name));
  const hashes = [...new Set(scripts.map((name) => name.replace(script, '$2')))];
  const anyHash = new RegExp(`\\b(${hashes.join('|')})\\b`, 'g');
  const renamed = (text: string) => text.replace(anyHash, reversed);
  for (const name of scripts) {
    const text = await readFile(join(built, 'assets', name), 'utf8');
    await writeFile(join(folder, 'assets', renamed(name)), renamed(text));
  }
  const others = (await readdir(built, { recursive: true })).filter(
    (name) => !name.startsWith('assets') && ['.html', '.js'].includes(extname(name)),
  );
  for (const name of others)
    await writeFile(join(folder, name), renamed(await readFile(join(built, name), 'utf8')));
  await compressBuild(folder);
}
