import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { compressed, encodingFor, type Encoding } from '../build/compress';

/** One response of a site, in its transfer encoding. */
export type SiteFile = { body: Buffer; type: string; etag: string; encoding: Encoding | undefined };

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file by its name. */
export const typeOf = (name: string): string => types[extname(name)] ?? 'application/octet-stream';

export type SiteFilesOptions = {
  /** Folder with the built files. */
  readonly folder: string;
  /**
   * Responses that are not files of the folder, by path, read on every request: registry and configuration, which
   * contain this machine's ports.
   */
  readonly data: Readonly<Record<string, () => string>>;
};

/** Finds the content of a path on the site; `null` if there is none, for any path. */
export function siteFiles({ folder, data }: SiteFilesOptions) {
  async function read(path: string): Promise<Buffer | null> {
    const made = data[path];
    if (made) return Buffer.from(made());
    const file = join(folder, path);
    if (!file.startsWith(folder + sep) || file.includes('\0')) return null;
    return readFile(file).catch(() => null);
  }

  return async function find(rawPath: string, acceptedEncodings: string): Promise<SiteFile | null> {
    const path = decoded(rawPath);
    const body = path === null ? null : await read(path);
    if (path === null || body === null) return null;
    const encoding = encodingFor(extname(path), body.length, acceptedEncodings);
    const sent = encoding ? await compressed(body, encoding) : body;
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 20);
    // Each encoding of a file has its own ETag, else a cache could return one that the client cannot read.
    return { body: sent, type: typeOf(path), etag: `"${hash}${encoding ?? ''}"`, encoding };
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
