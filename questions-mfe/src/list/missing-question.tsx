import { keyframes, styled } from 'styled-components';
import type { PartialList } from '@console/shared/model';
import { EmptyState, LoadingAllRows } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Appears after a moment: a question just added may reach the list later than this screen. */
const Later = styled.div`
  animation: ${appear} 120ms 600ms both;
`;

/** The URL names a question that does not exist, or that is not loaded yet. */
export function MissingQuestion({ list: { isComplete, requestedAt } }: { list: PartialList<Question> }) {
  if (!isComplete) return <LoadingAllRows what={t('questions')} requestedAt={requestedAt} />;
  return (
    <Later>
      <EmptyState title={t('This question no longer exists')}>
        {t('Someone may have deleted it. Choose another one from the list.')}
      </EmptyState>
    </Later>
  );
}
