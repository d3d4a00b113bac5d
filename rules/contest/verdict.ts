export type Verdict = 'allowed' | 'refused' | 'malformed';

/** What a status says: that nothing was found is said to those alone who may read. */
export function verdictOf(status: number): Verdict {
  if (status === 200 || status === 404) return 'allowed';
  if (status === 401 || status === 403) return 'refused';
  if (status === 400) return 'malformed';
  throw new Error(`A status that says nothing about rules: ${status}`);
}
