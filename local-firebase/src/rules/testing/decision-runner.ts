import { encodeToken } from '../../auth/tokens';
import { fieldsOf, type DecisionCase, type DecisionRequest } from './decision-cases';

export const project = 'demo-rules';
const root = `projects/${project}/databases/(default)/documents`;

const collectionOf = (index: number) => `case${index}`;
const placed = (text: string, index: number) => text.replace(/\bC\b/g, collectionOf(index));

/** All cases in one file, each in its own collection. */
export const rulesFor = (cases: readonly DecisionCase[]): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${cases.map(({ rules }, index) => placed(rules, index)).join('\n')}
  }
}
`;

const now = () => Math.floor(Date.now() / 1000);
const user = () =>
  `Bearer ${encodeToken({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: 'u1',
    user_id: 'u1',
    iat: now(),
    exp: now() + 3600,
  })}`;

async function post(origin: string, path: string, body: object, authorization: string): Promise<number> {
  const answer = await fetch(`${origin}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const update = (path: string, fields: Record<string, unknown>) => ({
  update: { name: `${root}/${path}`, fields: fieldsOf(fields) },
});

/** Writes the documents that the cases expect. */
export async function prepare(origin: string, cases: readonly DecisionCase[]): Promise<void> {
  const olds = cases.map((_case, index) => update(`${collectionOf(index)}/old`, { n: 1, owner: 'u1' }));
  const writes = [update('facts/open', { yes: true, n: 1 }), ...olds];
  const status = await post(origin, `${root}:commit`, { writes }, 'Bearer owner');
  if (status !== 200) throw new Error(`The documents could not be written: ${status}`);
}

/** The HTTP status of one case's request: 403 is a refusal. */
export async function statusOf(origin: string, { request }: DecisionCase, index: number): Promise<number> {
  const at = (path: string) => placed(path, index);
  if (request.kind === 'get') {
    const answer = await fetch(`${origin}/v1/${root}/${at(request.path)}`, {
      headers: { authorization: user() },
    });
    return answer.status;
  }
  if (request.kind === 'list') {
    const parent = request.parent === undefined ? root : `${root}/${at(request.parent)}`;
    const structuredQuery: unknown = JSON.parse(at(JSON.stringify(request.query)));
    return post(origin, `${parent}:runQuery`, { structuredQuery }, user());
  }
  return post(
    origin,
    `${root}:commit`,
    { writes: request.writes.map((write) => wireWrite(write, at)) },
    user(),
  );
}

type Write = (DecisionRequest & { kind: 'commit' })['writes'][number];

function wireWrite({ path, fields, delete: gone, time }: Write, at: (path: string) => string) {
  if (gone) return { delete: `${root}/${at(path)}` };
  const transforms = time && { updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }] };
  return { ...update(at(path), fields ?? {}), ...transforms };
}
