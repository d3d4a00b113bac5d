import type { Document } from '../../values/value';

export const project = 'demo-crash';
export const root = `projects/${project}/databases/(default)/documents`;

export interface Acknowledged {
  commitTime: string;
}

const ask = async (url: string, verb: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${url}/v1/${root}:${verb}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${verb} was refused: ${await answer.text()}`);
  return answer.json();
};

export const commit = async (url: string, writes: readonly object[]): Promise<Acknowledged> =>
  (await ask(url, 'commit', { writes })) as Acknowledged;

/** All documents of the collections with this id, by their path below the root. */
export async function allOf(url: string, collectionId: string): Promise<Map<string, Document>> {
  const structuredQuery = { from: [{ collectionId, allDescendants: true }] };
  const rows = (await ask(url, 'runQuery', { structuredQuery })) as { document?: Document }[];
  return new Map(
    rows.flatMap(({ document }) => (document ? [[document.name.slice(root.length + 1), document]] : [])),
  );
}

export const set = (path: string, n: number) => ({
  update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } },
});
export const remove = (path: string) => ({ delete: `${root}/${path}` });
export const increment = (path: string) => ({
  update: { name: `${root}/${path}` },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
});

export function numberIn(document: Document | undefined): number {
  const value = document?.fields['n'];
  return value && 'integerValue' in value ? Number(value.integerValue) : 0;
}
