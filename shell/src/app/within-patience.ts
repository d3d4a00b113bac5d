import { PlainError } from '../status/plain-error';

/** The longest, in milliseconds, that a person waits for a part of the console before they are told. */
export const patience = 5000;

/** The outcome of `work`, or a rejection when it takes too long; the work itself goes on. */
export function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PlainError('Its server did not answer in time.')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
