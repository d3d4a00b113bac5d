import type { Auth } from '../auth';
import type { Database } from '../database/database';
import { compareNames } from '../ordering/compare-text';
import type { Document, Fields } from '../values/value';
import { formatName, formatVersion, type Export } from './export-format';

/** Everything that the project holds now: one state of the documents, and the accounts. Sessions are left out. */
export async function exportData(project: string, database: Database, auth: Auth): Promise<Export> {
  const documents = database.collections.below(`projects/${project}`);
  return {
    format: formatName,
    version: formatVersion,
    project,
    databases: byDatabase(documents.sort((a, b) => compareNames(a.name, b.name))),
    accounts: await auth.accounts(),
  };
}

// projects/P/databases/D/documents/path
const beforePath = 5;

function byDatabase(documents: readonly Document[]): Export['databases'] {
  const databases = new Map<string, [path: string, fields: Fields][]>();
  for (const { name, fields } of documents) {
    const segments = name.split('/');
    const id = segments[beforePath - 2] ?? '';
    const found = databases.get(id) ?? [];
    found.push([segments.slice(beforePath).join('/'), fields]);
    databases.set(id, found);
  }
  return Object.fromEntries([...databases].map(([id, found]) => [id, Object.fromEntries(found)]));
}

export const countOf = ({ databases }: Export): number =>
  Object.values(databases).reduce((sum, documents) => sum + Object.keys(documents).length, 0);
