import { DataError, type DataGateway, type StoredDocument } from '@console/shared/data';

/**
 * One promise of the gateway; `run` rejects with what was broken. It uses only paths below `root`, an empty document.
 */
export type ConformanceCase = { promise: string; run(gateway: DataGateway, root: string): Promise<void> };

/** Throws unless both serialize to the same text. */
export function expectSame(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, found ${a}`);
}

/** Throws unless the callback fails with this kind of error. */
export async function expectFailure(kind: DataError['kind'], work: Promise<unknown>): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DataError) || error.kind !== kind)
    throw new Error(`expected "${kind}", found ${String(error)}`);
}

/** Collects the states of a subscription; `until` waits for one. */
export function collect<T>(
  start: (observer: { next(value: T): void; failed(error: DataError): void }) => () => void,
) {
  const values: T[] = [];
  let wake: () => void = () => undefined;
  const stop = start({
    next: (value) => {
      values.push(value);
      wake();
    },
    failed: (error) => {
      throw error;
    },
  });
  async function until(holds: (value: T) => boolean): Promise<T> {
    const deadline = Date.now() + 5000;
    for (;;) {
      const last = values.at(-1);
      if (values.length > 0 && last !== undefined && holds(last)) return last;
      if (Date.now() > deadline)
        throw new Error(`the awaited state was not emitted; last: ${JSON.stringify(last)}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, 200);
      });
    }
  }
  return { values, until, stop };
}

/** Stores a new document. */
export const create = (gateway: DataGateway, path: string, fields: StoredDocument['fields']) =>
  gateway.transact((transaction) => transaction.create(path, fields));
