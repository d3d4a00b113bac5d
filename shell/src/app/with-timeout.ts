import { UserFacingError } from '../status/plain-error';

/** The longest, in milliseconds, that a person waits for a part of the console before they are told. */
export const patience = 5000;

/** What is left of the patience of somebody who waits since `began`, in milliseconds of `performance.now()`. */
export const patienceLeft = (began: number): number => Math.max(0, began + patience - performance.now());

/** The outcome of `work`, or a rejection when it takes longer than `limit`; the work itself goes on. */
export function withinPatience<T>(work: Promise<T>, limit = patience): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UserFacingError('Its server did not answer in time.')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
