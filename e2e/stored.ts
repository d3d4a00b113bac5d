import localConfig from '../config/config.local.json';
import type { Product } from '../tools/serve/product';

/** A value as the database's REST interface has it. */
export type Stored =
  | { stringValue: string }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' }
  | { booleanValue: boolean }
  | { timestampValue: string }
  | { nullValue: null }
  | { arrayValue: { values: Stored[] } }
  | { mapValue: { fields: StoredFields } };

export type StoredFields = Readonly<Record<string, Stored>>;

export const text = (stringValue: string): Stored => ({ stringValue });
export const whole = (integer: number): Stored => ({ integerValue: String(integer) });
export const broken = (doubleValue: number | 'NaN'): Stored => ({ doubleValue });
export const truth = (booleanValue: boolean): Stored => ({ booleanValue });
export const time = (timestampValue: string): Stored => ({ timestampValue });
export const nothing: Stored = { nullValue: null };
export const list = (...values: Stored[]): Stored => ({ arrayValue: { values } });
export const map = (fields: StoredFields): Stored => ({ mapValue: { fields } });

/** As an administrator, whom no rule refuses: so came into the database what no console writes. */
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const databaseName = `projects/${localConfig.firebase.projectId}/databases/(default)/documents`;

/** The address of a product's documents. */
export const documentsOf = (product: Product) => `${product.backend.running.firestoreUrl}/v1/${databaseName}`;

/** An answer of the database to its administrator. */
export async function ask(address: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(address, { headers, ...request });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Writes whole documents by their paths, past all rules. */
export const putDocuments = (product: Product, put: Readonly<Record<string, StoredFields>>): Promise<void> =>
  commit(product, { put });

type Commit = { put?: Readonly<Record<string, StoredFields>>; remove?: readonly string[] };

/** A commit may hold so many writes. */
const writesPerCommit = 500;

/** Writes and deletes documents by their paths, past all rules. */
export async function commit(product: Product, { put = {}, remove = [] }: Commit): Promise<void> {
  const nameOf = (path: string) => `${databaseName}/${path}`;
  const writes = [
    ...Object.entries(put).map(([path, fields]) => ({ update: { name: nameOf(path), fields } })),
    ...remove.map((path) => ({ delete: nameOf(path) })),
  ];
  for (let from = 0; from < writes.length; from += writesPerCommit) {
    const body = JSON.stringify({ writes: writes.slice(from, from + writesPerCommit) });
    await ask(`${documentsOf(product)}:commit`, { method: 'POST', body });
  }
}

/** The fields of a document as they are stored. */
export async function storedFields(product: Product, path: string): Promise<StoredFields> {
  const address = path.split('/').map(encodeURIComponent).join('/');
  const document = await ask(`${documentsOf(product)}/${address}`);
  const hasFields = typeof document === 'object' && document !== null && 'fields' in document;
  // The interface leaves out what is empty; what it sends is what `Stored` describes.
  return hasFields ? (document.fields as StoredFields) : {};
}
