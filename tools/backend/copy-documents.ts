type Document = { name: string; fields: object; exists: boolean };

/** Administrator access, exempt from the rules. Only local backends and the official emulator accept it. */
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** Firestore's limit for one commit. */
const largestBatch = 500;

const documentsOf = (origin: string, project: string) =>
  `${origin}/v1/projects/${project}/databases/(default)/documents`;

/** Writes every document of one backend into another, with the same ids and types. Returns their number. */
export async function copyDocuments(from: string, to: string, project: string): Promise<number> {
  const documents = await documentsBelow(documentsOf(from, project), '');
  const writes = documents.map(({ name, fields }) => ({ update: { name, fields } }));
  for (let start = 0; start < writes.length; start += largestBatch)
    await call(`${documentsOf(to, project)}:commit`, { writes: writes.slice(start, start + largestBatch) });
  return writes.length;
}

async function documentsBelow(documents: string, parent: string): Promise<Document[]> {
  const collections = await collectionsOf(`${documents}${parent}`);
  const found = await Promise.all(
    collections.map((collection) => documentsIn(`${documents}${parent}/${collection}`)),
  );
  const here = found.flat();
  const below = here.map(({ name }) => documentsBelow(documents, name.replace(/^.*?\/documents/, '')));
  return [...here.filter(({ exists }) => exists), ...(await Promise.all(below)).flat()];
}

async function collectionsOf(parent: string): Promise<string[]> {
  const { collectionIds } = await call(`${parent}:listCollectionIds`, { pageSize: 1000 });
  return Array.isArray(collectionIds) ? collectionIds.map(String) : [];
}

/** `showMissing` also lists documents that do not exist but have subcollections. */
async function documentsIn(collection: string): Promise<Document[]> {
  const found: Document[] = [];
  let page = '';
  do {
    const { documents, nextPageToken } = await call(
      `${collection}?showMissing=true&pageSize=300&pageToken=${page}`,
    );
    if (Array.isArray(documents)) found.push(...documents.map(toDocument));
    page = typeof nextPageToken === 'string' ? encodeURIComponent(nextPageToken) : '';
  } while (page);
  return found;
}

function toDocument(value: unknown): Document {
  if (typeof value !== 'object' || value === null || !('name' in value))
    throw new Error('A document has no name');
  const fields =
    'fields' in value && typeof value.fields === 'object' && value.fields !== null ? value.fields : {};
  return { name: String(value.name), fields, exists: 'createTime' in value };
}

async function call(url: string, body?: object): Promise<Record<string, unknown>> {
  const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await fetch(url, { headers, ...request });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  const answer: unknown = JSON.parse(text);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}
