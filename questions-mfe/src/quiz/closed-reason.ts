import { isBlank } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import { nameOfStatus } from './name-of-status';

/** Returns why the questions of a quiz cannot be changed. */
export const closedReason = ({ status }: Quiz): string =>
  isBlank(status)
    ? t('You can only change questions while the quiz is Upcoming. This quiz has no status.')
    : t('You can only change questions while the quiz is Upcoming. This quiz is {status}.', {
        status: nameOfStatus(status),
      });
