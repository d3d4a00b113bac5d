import { nameOf } from '@console/shared/format';
import { quizStatuses } from '@console/shared/model';
import { t } from '../i18n';

/** The displayed name of a quiz's status; an unknown one is shown as it is stored. */
export function nameOfStatus(status: string): string {
  const known = quizStatuses.find((one) => one === status);
  return known ? t(known) : nameOf(status, t('No status'));
}
