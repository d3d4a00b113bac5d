export type Verdict = 'allowed' | 'refused' | 'malformed';

/** The verdict of an HTTP status. 404 counts as allowed: only those who may read learn that a document is missing. */
export function verdictOf(status: number): Verdict {
  if (status === 200 || status === 404) return 'allowed';
  if (status === 401 || status === 403) return 'refused';
  if (status === 400) return 'malformed';
  throw new Error(`A status that says nothing about rules: ${status}`);
}
