import { isBlank, nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';

/** Returns why the questions of a quiz cannot be changed. */
export const closedReason = ({ status }: Quiz): string =>
  `Questions can be added, updated and deleted only while the quiz is Upcoming. ` +
  (isBlank(status) ? 'This quiz has no status.' : `This quiz is ${nameOf(status, '')}.`);
