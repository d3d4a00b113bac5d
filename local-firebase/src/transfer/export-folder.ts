import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAuth } from '../auth';
import { Database } from '../database/database';
import { openStore } from '../storage';
import { countOf, exportData } from './export-data';
import { fileToWrite, writeExport } from './export-file';
import { TransferError } from './export-format';

export interface ExportOptions {
  project: string;
  /** The data folder; no server may have it open. */
  data: string;
  /** A `.json` file, or the folder to write one into. */
  path: string;
  /** Whether the file may replace one that is there. */
  overwrite: boolean;
}

/**
 * Writes a data folder's documents and accounts into one JSON file and says in a line what was written.
 * @throws TransferError, or DataFolderError when the folder is in use or cannot be read.
 */
export async function exportFolder({ project, data, path, overwrite }: ExportOptions): Promise<string> {
  if (!existsSync(join(data, 'format.json'))) {
    throw new TransferError(`There is no data folder ${data}, so there is nothing to export.`);
  }
  const file = await fileToWrite(path, overwrite);
  const store = await openStore(data);
  try {
    const database = await Database.open(store.namespace('firestore'));
    const auth = createAuth({ project, store: store.namespace('auth') });
    const found = await exportData(project, database, auth);
    const count = countOf(found);
    const total = database.collections.below('projects').length;
    if (count === 0 && total > 0) {
      throw new TransferError(
        `The project ${project} has no documents in ${data}; name the right one with --project.`,
      );
    }
    await writeExport(file, found);
    return `Exported ${count} documents and ${found.accounts.length} accounts of ${project} to ${file}.`;
  } finally {
    await store.close();
  }
}
