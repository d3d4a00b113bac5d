/** Whether a query error is a permission denial for this user. */
export const isRefused = (error?: object): boolean =>
  error !== undefined && 'kind' in error && error.kind === 'denied';
