import { plainFields } from '../seed/plain-value';
import { root } from './backend';

/** Writes beside the rules, as one commit: a document's plain fields, or null to delete it. */
export async function administer(url: string, documents: Record<string, object | null>): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => {
    const name = `${root}/${path}`;
    return data ? { update: { name, fields: plainFields(data, new Date()) } } : { delete: name };
  });
  const response = await fetch(`${url}/v1/${root}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(await response.text());
}
