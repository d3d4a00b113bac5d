import { nameOf } from '@console/shared/format';
import { seasonStatuses } from '@console/shared/model';
import { t } from './i18n';

/** The displayed name of a season's status; an unknown one is shown as it is stored. */
export function nameOfStatus(status: string): string {
  const known = seasonStatuses.find((one) => one === status);
  return known ? t(known) : nameOf(status, t('no status'));
}
