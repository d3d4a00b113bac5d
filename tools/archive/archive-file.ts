import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from '../command';
import { printable } from '../firestore-project/printable';
import { fieldsSchema } from '../firestore-project/snapshots';
import { belongsTo } from './season-documents';

const format = 'season archive of the Bible quiz console';
const version = 1;

const archiveSchema = v.object({
  format: v.literal(format),
  version: v.number(),
  project: v.string(),
  database: v.string(),
  season: v.pipe(v.string(), v.minLength(1)),
  /** The database's time of what is in it. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** The uids of the sign-in accounts that the season's e-mails had. */
  accounts: v.array(v.object({ email: v.string(), uid: v.string() })),
  documents: v.array(v.object({ path: v.string(), fields: fieldsSchema })),
});

/** A season in a file. Each field has its type. */
export type Archive = Omit<v.InferOutput<typeof archiveSchema>, 'format' | 'version'>;

/** An archive that was read, with the hash by which its file names itself. */
export type ReadArchive = Archive & { readonly sha256: string };

export type ArchivedDocument = Archive['documents'][number];

/** Writes an archive into a folder under a name of its own, one document a line. Resolves to its path. */
export async function writeArchive(folder: string, archive: Archive): Promise<string> {
  const { documents, ...head } = archive;
  const lines = documents.map((document) => JSON.stringify(document, keepingNegativeZero));
  const opened = JSON.stringify({ format, version, ...head }).slice(0, -1);
  const content = `${opened},\n"documents":[\n${lines.join(',\n')}\n]`;
  const name = `${encodeURIComponent(head.season)}.${head.time.replace(/\.\d+|[-:]/g, '')}.json`;
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  // Personal data: for nobody else on this machine. The name is there only when the file is whole.
  await writeFile(`${file}.partial`, `${content},\n"sha256":"${hashOf(content)}"}\n`, { mode: 0o600 });
  await rename(`${file}.partial`, file);
  return file;
}

/** Reads an archive. @throws UserFacingError if it is none, not whole or was changed */
export async function readArchive(file: string): Promise<ReadArchive> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserFacingError(`${file} cannot be read.`);
  });
  const [, content = '', sha256 = ''] = /^(\{[^]*\]),\n"sha256":"([0-9a-f]{64})"\}\n?$/.exec(text) ?? [];
  if (hashOf(content) !== sha256)
    throw new UserFacingError(`${file} is no archive, is not whole or was changed: its checksum differs.`);
  const parsed = v.safeParse(archiveSchema, JSON.parse(`${content}}`));
  if (!parsed.success) throw new UserFacingError(`${file} is no archive of a season.`);
  const { format: _, version: written, ...archive } = parsed.output;
  if (written !== version)
    throw new UserFacingError(`${file} has version ${written}; this command reads version ${version}.`);
  for (const { path } of archive.documents)
    if (!belongsTo(archive.season, path))
      throw new UserFacingError(
        `${file} has a document that does not belong to its season: ${printable(path)}`,
      );
  return { ...archive, sha256 };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Firestore reads a double also as text. */
const keepingNegativeZero = (_: string, value: unknown) => (Object.is(value, -0) ? '-0' : value);
