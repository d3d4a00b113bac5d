import {
  asDataError,
  type DataError,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';

/** After how many milliseconds a list that a closed database refuses is requested again. */
const watchAgainAfterMs = 10_000;

/**
 * A gateway that tells a database that is closed, as before a restored one replaces it, from one that gives this person no
 * access: a closed one refuses even what everyone may read, their own role. What it refuses is `unavailable`, so that saves
 * are sent later, and screens, the rows of their lists and what this device keeps for them stay.
 */
export function tellClosed<Gateway extends DataGateway>(gateway: Gateway): Gateway {
  const explain = async (error: unknown): Promise<DataError> => {
    const failure = asDataError(error);
    if (failure.kind !== 'denied') return failure;
    const part = await import(/* webpackChunkName: "history" */ './closed-database').catch(() => undefined);
    return part ? part.explainRefusal(failure, gateway) : failure;
  };
  const attempt = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch(async (error: unknown) => {
      throw await explain(error);
    });
  return {
    ...gateway,
    get: (path, source) => attempt(gateway.get(path, source)),
    list: (query) => attempt(gateway.list(query)),
    count: (query) => attempt(gateway.count(query)),
    watch: (query, read, observer) =>
      follow(observer, explain, (observed) => gateway.watch(query, read, observed), true),
    watchDocument: (path, observer) =>
      follow(observer, explain, (observed) => gateway.watchDocument(path, observed)),
    transact: (work, action) => attempt(gateway.transact(work, action)),
  };
}

/**
 * Subscribes, and reports why the subscription failed. Where that is a closed database, one that is kept leaves its last
 * value, and is begun again until it is answered.
 */
function follow<Value>(
  { next, failed }: Observer<Value>,
  explain: (error: unknown) => Promise<DataError>,
  start: (observer: Observer<Value>) => Unsubscribe,
  isKept = false,
): Unsubscribe {
  let isOpen = true;
  let isShown = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  const handleReason = (reason: DataError) => {
    if (!isOpen) return;
    if (isShown && reason.readAs === 'closed') again = setTimeout(() => (stop = begin()), watchAgainAfterMs);
    else failed(reason);
  };
  const begin = () =>
    start({
      next(value) {
        isShown = isKept;
        next(value);
      },
      failed: (error) => void explain(error).then(handleReason),
    });
  let stop = begin();
  return () => {
    isOpen = false;
    clearTimeout(again);
    stop();
  };
}
