/** What the work results in, or `undefined` if it takes longer than so many milliseconds. */
export const inTime = <T>(work: Promise<T>, limitMs: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, limitMs))]);
