import type { DecisionCase, DecisionRequest } from './decision-cases';
import { administrator, restClient, signedIn, type WriteRequest } from './rest-client';

const collectionOf = (index: number) => `case${index}`;
const placed = (text: string, index: number) => text.replace(/\bC\b/g, collectionOf(index));

/** All cases in one file, each in its own collection. */
export const rulesFor = (
  cases: readonly Pick<DecisionCase, 'rules'>[],
  { version = 2, functions = '' } = {},
): string => `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${functions}
${cases.map(({ rules }, index) => placed(rules, index)).join('\n')}
  }
}
`;

/** Writes the documents that the cases expect. */
export async function prepare(
  origin: string,
  cases: readonly object[],
  fact: object = { yes: true, n: 1 },
): Promise<void> {
  const olds = cases.map((_case, index) => ({
    set: `${collectionOf(index)}/old`,
    fields: { n: 1, owner: 'u1' },
  }));
  const writes: WriteRequest[] = [{ set: 'facts/open', fields: { ...fact } }, ...olds];
  const status = await restClient(origin).commit(administrator, writes);
  if (status !== 200) throw new Error(`The documents could not be written: ${status}`);
}

/** The HTTP status of one case's request: 403 is a refusal. */
export function statusOf(
  origin: string,
  { request }: { request: DecisionRequest },
  index: number,
): Promise<number> {
  const client = restClient(origin);
  const me = signedIn('u1');
  const inPlace = <T>(given: T): T => JSON.parse(placed(JSON.stringify(given), index)) as T;
  switch (request.kind) {
    case 'get':
      return client.get(me, inPlace(request.path));
    case 'list':
      return client.query(me, inPlace(request.query), inPlace(request.parent ?? ''));
    case 'commit':
      return client.commit(me, inPlace(request.writes));
  }
}
