import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { parseRegistry, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { registryFile } from './deployment-folder';

const fileSchema = v.object({ schemaVersion: v.literal(1), remotes: v.array(v.unknown()) });

const liveSchema = v.object({ entry: v.string(), release: v.optional(v.string()) });

type LiveLine = v.InferOutput<typeof liveSchema>;

/** Stands for the registry's own address, which is not needed here. */
const somewhere = 'https://registry.invalid/remotes.json';

type Lines = readonly unknown[];

const isOf =
  (name: string) =>
  (line: unknown): boolean =>
    typeof line === 'object' && line !== null && 'name' in line && line.name === name;

/** The facts of the previous release that a new one needs; `undefined` before the first. */
export async function liveLine(deployment: string, name: string): Promise<LiveLine | undefined> {
  const line = v.safeParse(liveSchema, (await readLines(deployment)).find(isOf(name)));
  return line.success ? line.output : undefined;
}

/**
 * Replaces or adds the entry of this module; the others are unchanged. Readers see the whole old file or the whole new
 * one. @throws UserFacingError, with nothing changed, if the shell would refuse the entry.
 */
export async function replaceLine(deployment: string, line: RegistryEntry): Promise<void> {
  const lines = await readLines(deployment);
  const index = lines.findIndex(isOf(line.name));
  const remotes = index < 0 ? [...lines, line] : lines.with(index, line);
  const others = remotes.filter((other) => other !== line);
  // The others first: this module must not take a path that one of them has already. A deployment may be local.
  const { problems } = parseRegistry({ schemaVersion: 1, remotes: [...others, line] }, somewhere, true);
  const own = problems.filter((problem) => problem.startsWith(`${line.name}: `));
  if (own.length > 0) throw new UserFacingError(`The registry does not take the line of ${own.join('; ')}.`);
  await replaceFile(registryFile(deployment), `${JSON.stringify({ schemaVersion: 1, remotes }, null, 2)}\n`);
}

async function readLines(deployment: string): Promise<Lines> {
  const file = registryFile(deployment);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"schemaVersion":1,"remotes":[]}';
    throw error;
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!parsed.success) throw new UserFacingError(`${file} is not a registry that can be read.`);
  return parsed.output.remotes;
}

async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // The temporary file is not uploaded, and one of a killed process is overwritten: the lock admits one at a time.
  const draft = join(dirname(file), '.draft-remotes.json');
  await writeFile(draft, text);
  await rename(draft, file);
}
