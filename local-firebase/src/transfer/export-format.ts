import { toAccount, type Account } from '../auth/account';
import { isObject } from '../wire/message';

/** All data of one project as JSON. The README tells how it looks. */
export interface Export {
  format: typeof formatName;
  version: typeof formatVersion;
  project: string;
  accounts: Account[];
  /** By database and by path below it: the fields as Firestore's REST interface writes them. */
  databases: { [database: string]: { [path: string]: unknown } };
}

export const formatName = 'local-firebase-export';
export const formatVersion = 1;

/** An export that cannot be read or written, in words for the person who started the program. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
}

/** @throws TransferError when the text is no export, or is one of a newer format. */
export function parseExport(text: string, file: string): Export {
  const json = jsonIn(text);
  if (!isObject(json) || json['format'] !== formatName) {
    throw new TransferError(
      `${file} is no export of local-firebase: it must be JSON with "format": "${formatName}".`,
    );
  }
  const { version, project, accounts = [], databases = {} } = json;
  if (version !== formatVersion) {
    throw new TransferError(
      `${file} has the format version ${String(version)}; this local-firebase reads ${formatVersion}.`,
    );
  }
  if (typeof project !== 'string' || !Array.isArray(accounts) || !isObject(databases)) {
    throw new TransferError(`${file} needs "project", "accounts" and "databases".`);
  }
  return {
    format: formatName,
    version: formatVersion,
    project,
    accounts: accounts.map((json, index) => {
      const account = toAccount(json);
      if (!account) throw new TransferError(`${file}: account ${index + 1} needs "uid" and "email".`);
      return account;
    }),
    databases: Object.fromEntries(
      Object.entries(databases).map(([id, documents]) => {
        if (!isObject(documents)) throw new TransferError(`${file}: the database ${id} must be an object.`);
        return [id, documents];
      }),
    ),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
