import type { QueryState } from '@console/shared/data';
import { ErrorState } from '@console/shared/ui';
import { t } from '../i18n';

/** Why there are no seasons, with Retry. */
export const SeasonsError = ({ query: { error, refetch } }: { query: QueryState<unknown> }) => (
  <ErrorState title={t('Couldn’t load the seasons')} onRetry={() => void refetch()}>
    {error?.message}
  </ErrorState>
);
