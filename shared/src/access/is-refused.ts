/** Whether the database refuses something to this person; for the error of any query. */
export const isRefused = (error?: object): boolean =>
  error !== undefined && 'kind' in error && error.kind === 'denied';
