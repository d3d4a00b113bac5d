import {
  asDataError,
  type DataError,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';

/**
 * A gateway that tells a database that is closed, as before a restored one replaces it, from one that gives this person no
 * access: a closed one refuses even what everyone may read, their own role. What it refuses is `unavailable`, so that saves
 * are sent later, and screens and what this device keeps for them stay.
 */
export function tellClosed<Gateway extends DataGateway>(gateway: Gateway): Gateway {
  const reasonOf = async (error: unknown): Promise<DataError> => {
    const failure = asDataError(error);
    if (failure.kind !== 'denied') return failure;
    const part = await import(/* webpackChunkName: "history" */ './closed-database').catch(() => undefined);
    return part ? part.reasonOf(failure, gateway) : failure;
  };
  const attempt = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch(async (error: unknown) => {
      throw await reasonOf(error);
    });
  const follow = <Value>(
    { next, failed }: Observer<Value>,
    start: (observer: Observer<Value>) => Unsubscribe,
  ): Unsubscribe => {
    let isOpen = true;
    const stop = start({
      next,
      failed: (error) => void reasonOf(error).then((reason) => isOpen && failed(reason)),
    });
    return () => {
      isOpen = false;
      stop();
    };
  };
  return {
    ...gateway,
    get: (path, source) => attempt(gateway.get(path, source)),
    list: (query) => attempt(gateway.list(query)),
    count: (query) => attempt(gateway.count(query)),
    watch: (query, read, observer) => follow(observer, (told) => gateway.watch(query, read, told)),
    watchDocument: (path, observer) => follow(observer, (told) => gateway.watchDocument(path, told)),
    transact: (work, action) => attempt(gateway.transact(work, action)),
  };
}
