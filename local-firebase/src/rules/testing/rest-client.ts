import { encodeToken } from '../../auth/tokens';

type Json = Record<string, unknown>;

export const project = 'demo-rules';
const root = `projects/${project}/databases/(default)/documents`;

export const administrator = 'Bearer owner';

/** The `Authorization` of a signed-in person. */
export function signedIn(uid: string, claims: Json = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const standard = { sub: uid, user_id: uid, aud: project, iat: now, exp: now + 3600 };
  return `Bearer ${encodeToken({ iss: `https://securetoken.google.com/${project}`, ...standard, ...claims })}`;
}

/** A stored value; dates become timestamps. */
export function valueOf(given: unknown): Json {
  if (given === null) return { nullValue: null };
  if (Array.isArray(given)) return { arrayValue: { values: given.map(valueOf) } };
  if (given instanceof Date) return { timestampValue: given.toISOString() };
  if (typeof given === 'boolean') return { booleanValue: given };
  if (typeof given === 'number') {
    if (Number.isInteger(given)) return { integerValue: String(given) };
    return { doubleValue: Number.isFinite(given) ? given : String(given) };
  }
  if (typeof given === 'object') return { mapValue: { fields: fieldsOf({ ...given }) } };
  return { stringValue: given };
}

export const fieldsOf = (given: Json): Json =>
  Object.fromEntries(Object.entries(given).map(([name, content]) => [name, valueOf(content)]));

/** One write of a commit; paths are relative to the database's root. */
export type WriteRequest =
  | { set: string; fields: Json; time?: string; updateTransforms?: readonly object[] }
  | { change: string; fields: Json; mask?: readonly string[]; updateTransforms?: readonly object[] }
  | { remove: string };

function wireWrite(write: WriteRequest): Json {
  if ('remove' in write) return { delete: `${root}/${write.remove}` };
  const fields = fieldsOf(write.fields);
  if ('change' in write) {
    const updateMask = { fieldPaths: write.mask ?? Object.keys(write.fields) };
    const { updateTransforms } = write;
    return { update: { name: `${root}/${write.change}`, fields }, updateMask, updateTransforms };
  }
  const { time, updateTransforms = [] } = write;
  const transforms = time ? [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }] : [];
  return {
    update: { name: `${root}/${write.set}`, fields },
    updateTransforms: [...transforms, ...updateTransforms],
  };
}

/** Speaks REST to a backend, local or official, and answers with HTTP statuses: 403 is a refusal. */
export function restClient(origin: string) {
  const ask = async (path: string, authorization: string | undefined, body?: Json): Promise<number> => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  return {
    get: (who: string | undefined, path: string) => ask(`${root}/${path}`, who),
    query: (who: string | undefined, structuredQuery: Json, parent = '') =>
      ask(`${parent ? `${root}/${parent}` : root}:runQuery`, who, { structuredQuery }),
    commit: (who: string | undefined, writes: readonly WriteRequest[]) =>
      ask(`${root}:commit`, who, { writes: writes.map(wireWrite) }),
  };
}

const putRules = (origin: string, content: string) =>
  fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });

/** Replaces the rules of the official emulator. */
export async function useRules(origin: string, content: string): Promise<void> {
  const answer = await putRules(origin, content);
  if (!answer.ok) throw new Error(`The official emulator refuses the rules: ${await answer.text()}`);
}

/** Removes every document from the official emulator. */
export async function clear(origin: string): Promise<void> {
  const documents = `${origin}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(documents, { method: 'DELETE' });
  await answer.arrayBuffer();
}

/** Whether the official emulator takes these rules; it then has them. */
export async function canCompile(origin: string, content: string): Promise<boolean> {
  const answer = await putRules(origin, content);
  await answer.arrayBuffer();
  return answer.ok;
}

export type RestClient = ReturnType<typeof restClient>;
