import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes the headers outweigh the savings of compression. */
const worthwhile = 1024;

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = join(__dirname, '../../.cache/compressed');
const known = new Map<string, Promise<Buffer>>();

/** The encoding that a host would choose for this request: brotli, else gzip, else none. */
export function encodingFor(extension: string, size: number, accepted: string): Encoding | undefined {
  const isText = /^\.(js|mjs|css|html|json|svg|txt|map|webmanifest)$/.test(extension);
  if (!isText || size < worthwhile) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
}

/**
 * The body in the best encoding that the request accepts, as a CDN stores it. Each content is compressed once: results
 * are cached in memory and on disk, so that neither a request nor a restart waits for it again.
 */
export function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const file = join(folder, `${createHash('sha256').update(body).digest('hex')}.${encoding}`);
  const result = known.get(file) ?? readFile(file).catch(() => compressAndKeep(body, encoding, file));
  known.set(file, result);
  return result;
}

async function compressAndKeep(body: Buffer, encoding: Encoding, file: string): Promise<Buffer> {
  const result = await compressors[encoding](body);
  await mkdir(folder, { recursive: true });
  // Renamed into place: another server may be reading the same folder.
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, result);
  await rename(draft, file);
  return result;
}

/**
 * Compresses a build ahead of time, so that its first visitor does not wait; leaves out source maps, which only
 * developers request.
 */
export async function compressBuild(dist: string): Promise<void> {
  const names = await readdir(dist, { recursive: true });
  // All at once: zlib compresses on its own threads.
  await Promise.all(
    names
      .filter((name) => !name.endsWith('.map'))
      .map(async (name) => {
        const body = await readFile(join(dist, name)).catch(() => undefined);
        if (body && encodingFor(extname(name), body.length, 'br')) await compressed(body, 'br');
      }),
  );
}
