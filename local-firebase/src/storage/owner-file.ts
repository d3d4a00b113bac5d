import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '../wire/message';

/** Says who has a data folder open. The lock itself is the store's: it ends with its process, however that ends. */
export class OwnerFile {
  private readonly path: string;

  constructor(folder: string) {
    this.path = join(folder, 'owner.json');
  }

  /** Written by whoever has just got the lock, so what a killed server left behind is replaced. */
  async write(address?: string): Promise<void> {
    await writeFile(this.path, `${JSON.stringify({ pid: process.pid, address })}\n`);
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }

  /** As `process 4711 at http://localhost:8080`; empty when it is not known. */
  async describe(): Promise<string> {
    const json: unknown = await readFile(this.path, 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => undefined);
    if (!isObject(json) || typeof json['pid'] !== 'number') return '';
    return `process ${json['pid']}${typeof json['address'] === 'string' ? ` at ${json['address']}` : ''}`;
  }
}
