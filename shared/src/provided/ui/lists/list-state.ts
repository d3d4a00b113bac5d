/** What a person has chosen to see of a list. All of it is in the address, by these names. */
export type ListState = {
  search: string;
  /** The key of a column; with a leading `-`, descending. Empty for the order of the list itself. */
  sort: string;
  status: string;
  /** Days as `YYYY-MM-DD`. */
  from: string;
  to: string;
  page: number;
  /** What is open beside the rows, such as a calendar. */
  beside: string;
};

export const wholeList: ListState = {
  search: '',
  sort: '',
  status: '',
  from: '',
  to: '',
  page: 1,
  beside: '',
};

/** Reads a state from the query of an address. Texts that are no day are ignored, and other unknown ones later. */
export function readListState(query: string): ListState {
  const params = new URLSearchParams(query);
  const given = Object.keys(wholeList).map((name): [string, string] => [name, params.get(name) ?? '']);
  const texts: Partial<ListState> = Object.fromEntries(given);
  const days = { from: dayIn(texts.from), to: dayIn(texts.to) };
  return { ...wholeList, ...texts, ...days, page: Math.max(1, parseInt(params.get('page') ?? '') || 1) };
}

const dayIn = (text = ''): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/**
 * The query with this state in place of the one that it has. A search for an e-mail is left out: addresses stay in the
 * browser's history and in logs of servers.
 */
export function withListState(query: string, state: ListState): string {
  const params = new URLSearchParams(query);
  for (const [name, first] of Object.entries(wholeList)) {
    const value = String(state[name as keyof ListState]);
    params.delete(name);
    if (value !== String(first) && !value.includes('@')) params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}
