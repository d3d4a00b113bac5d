import { describeFailure } from '@console/shared/data';
import type { Toast } from '@console/shared/ui';
import { t } from '../i18n';
import { SeriesStopped } from './store-series';

/** Says how much is stored, and that nothing is lost. */
export function describeSeriesFailure(error: unknown): string {
  const { kind, message: reason } = describeFailure(error);
  if (error instanceof SeriesStopped && kind === 'ended')
    return t('{stored} of {total} quizzes were saved. {reason}', {
      stored: error.stored,
      total: error.total,
      reason,
    });
  return error instanceof SeriesStopped && error.stored > 0
    ? t('{stored} of {total} quizzes saved. {reason} Retry to save the rest.', {
        stored: error.stored,
        total: error.total,
        reason,
      })
    : t('No quizzes were saved. {reason} Your entries are still here.', { reason });
}

export const quizzesCreated = (count: number): Toast => ({
  title: t('Quizzes created'),
  message: t('{count, plural, one {# quiz was} other {# quizzes were}} created.', { count }),
});
