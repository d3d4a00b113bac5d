import type { Auth } from '../auth';
import { stage } from '../commit/stage';
import type { Database } from '../database/database';
import { documentName } from '../paths/resource-name';
import { parseFields } from '../values/parse-value';
import { arrayOf, mapOf, type Fields, type Value } from '../values/value';
import { TransferError, type Export } from './export-format';

export interface ImportOptions {
  /** What the imported project is called here; references within it follow. */
  project: string;
  /** Where it came from, for messages. */
  file: string;
  /** Replace documents and accounts of the same name; all others stay. */
  overwrite: boolean;
}

/**
 * Adds an export to the data, all of its documents in one commit. All is checked before anything is written.
 * @throws TransferError when something is there already and may not be overwritten, or a document is not valid.
 */
export async function importData(
  given: Export,
  database: Database,
  auth: Auth,
  { project, file, overwrite }: ImportOptions,
): Promise<void> {
  const isEmpty = database.collections.below('projects').length + (await auth.accounts()).length === 0;
  if (!isEmpty && !overwrite) {
    throw new TransferError(
      `The data folder is not empty, so ${file} was not imported. Leave out --import, choose another --data folder, or add --overwrite to replace documents and accounts of the same name.`,
    );
  }
  const version = database.nextVersion();
  const { after, refusal } = stage(writesOf(given, project, file), (name) => database.get(name), version);
  if (refusal) throw new TransferError(`${file} cannot be imported: ${refusal.message}`);
  // Accounts come first: after a crash in between, the documents are not there yet and the import can be repeated.
  await auth.replaceAccounts(given.accounts);
  database.apply(after, version);
  await database.durable();
}

function writesOf({ project: from, databases }: Export, to: string, file: string) {
  return Object.entries(databases).flatMap(([database, documents]) =>
    Object.entries(documents).map(([path, json]) => {
      try {
        return {
          kind: 'update' as const,
          name: documentName(`projects/${to}/databases/${database}/documents/${path}`),
          fields: moved(parseFields(json), `projects/${from}/`, `projects/${to}/`),
          transforms: [],
        };
      } catch (error) {
        throw new TransferError(
          `${file}: ${path} is no valid document: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }),
  );
}

const moved = (fields: Fields, from: string, to: string): Fields =>
  from === to
    ? fields
    : Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, movedValue(value, from, to)]));

function movedValue(value: Value, from: string, to: string): Value {
  if ('referenceValue' in value && value.referenceValue.startsWith(from)) {
    return { referenceValue: to + value.referenceValue.slice(from.length) };
  }
  if ('arrayValue' in value) {
    return arrayOf((value.arrayValue.values ?? []).map((element) => movedValue(element, from, to)));
  }
  return 'mapValue' in value ? mapOf(moved(value.mapValue.fields ?? {}, from, to)) : value;
}
