import { recordInHistory, type DataGateway } from '@console/shared/data';
import type { Person } from '@console/shared/session';

/** A gateway whose changes are recorded in the history and can be undone, as the console's is. */
export const withHistory = <Gateway extends DataGateway>(
  gateway: Gateway,
  authorOf: () => Pick<Person, 'uid' | 'email' | 'name'> | null,
): Gateway => recordInHistory(gateway, authorOf, () => import('@console/shared/history'));
