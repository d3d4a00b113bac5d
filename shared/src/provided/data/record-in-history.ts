import type { DataGateway } from './gateway';

/** The person whose actions are recorded; `null` where nobody is signed in. */
type AuthorOf = () => { uid: string; email: string; name: string } | null;

const loadHistory = () => import(/* webpackChunkName: "history" */ '@console/shared/history');

/** Prefetches what records actions, so that the first save does not wait for it. */
export const prepareHistory = (): void => void loadHistory().catch(() => undefined);

/** A gateway whose transactions are recorded in the history of the season that they change. */
export const recordInHistory = <Gateway extends DataGateway>(
  gateway: Gateway,
  authorOf: AuthorOf,
): Gateway => ({
  ...gateway,
  async transact(work, action) {
    const author = authorOf();
    if (!author) return gateway.transact(work);
    const { recordTransaction } = await loadHistory();
    return recordTransaction(gateway.transact, author, work, action);
  },
});
