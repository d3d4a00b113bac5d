type Document = { name: string; fields: object; exists: boolean };

/** As an administrator, whom no rule refuses. Only local backends and the official emulator accept this. */
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const documentsOf = (origin: string, project: string) =>
  `${origin}/v1/projects/${project}/databases/(default)/documents`;

/** Writes every document of one backend into another, ids and types unchanged; answers how many. */
export async function copyDocuments(from: string, to: string, project: string): Promise<number> {
  let copied = 0;
  let writes: { update: { name: string; fields: object } }[] = [];
  const commit = async () => {
    if (writes.length > 0) await call(`${documentsOf(to, project)}:commit`, { writes });
    copied += writes.length;
    writes = [];
  };
  for await (const { name, fields } of documentsBelow(documentsOf(from, project), '')) {
    writes.push({ update: { name, fields } });
    if (writes.length === 500) await commit();
  }
  await commit();
  return copied;
}

async function* documentsBelow(documents: string, parent: string): AsyncGenerator<Document> {
  for (const collection of await collectionsOf(`${documents}${parent}`)) {
    for await (const document of documentsIn(`${documents}${parent}/${collection}`)) {
      if (document.exists) yield document;
      yield* documentsBelow(documents, document.name.replace(/^.*?\/documents/, ''));
    }
  }
}

async function collectionsOf(parent: string): Promise<string[]> {
  const { collectionIds } = await call(`${parent}:listCollectionIds`, { pageSize: 1000 });
  return Array.isArray(collectionIds) ? collectionIds.map(String) : [];
}

/** `showMissing` names documents too that do not exist but have something below them. */
async function* documentsIn(collection: string): AsyncGenerator<Document> {
  let page = '';
  do {
    const { documents, nextPageToken } = await call(
      `${collection}?showMissing=true&pageSize=300&pageToken=${page}`,
    );
    for (const document of Array.isArray(documents) ? documents : []) yield toDocument(document);
    page = typeof nextPageToken === 'string' ? encodeURIComponent(nextPageToken) : '';
  } while (page);
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
