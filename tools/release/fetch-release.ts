import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from '../command';
import { fetchBytes } from '../registry/fetch-bytes';
import { isPublished, readFiles } from './release-files';

/** Names below the folder; the list comes from the host. */
const namesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.pipe(v.string(), v.regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/))),
);

/**
 * Copies a release from its host into an empty folder. The name of a release is the hash of its files, so the host can
 * change none of them. @throws UserFacingError if one is missing, changed, or closed to pages of other origins
 * @param address the release's folder, such as `https://results.example.org/3f2a…/`
 */
export async function fetchRelease(address: URL, folder: string): Promise<void> {
  const list = new URL('files.json', address);
  const named = v.safeParse(namesSchema, String((await fetchBytes(list)).body));
  if (!named.success) throw new UserFacingError(`${list.href} is not a list of files.`);
  for (const name of [...named.output.filter(isPublished), 'files.json']) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await bytesForPages(new URL(name, address)));
  }
  const { id } = await readFiles(folder);
  if (!address.pathname.endsWith(`/${id}/`))
    throw new UserFacingError(
      `The files at ${address.href} are not those that were released: they are ${id}.`,
    );
}

async function bytesForPages(address: URL): Promise<Buffer> {
  const { body, headers } = await fetchBytes(address);
  if (headers.get('access-control-allow-origin') === '*') return body;
  throw new UserFacingError(
    `${address.href} lacks the header Access-Control-Allow-Origin: *. Without it, browsers refuse it to the console.`,
  );
}
