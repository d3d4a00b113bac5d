import { keyframes, styled } from 'styled-components';
import { EmptyState } from '@console/shared/ui';

const appear = keyframes`
  from { opacity: 0; }
`;

/** Said a moment later: a question just added may reach the list after this screen. */
const Later = styled.div`
  animation: ${appear} 120ms 600ms both;
`;

/** The URL names a question that nobody has. */
export function MissingQuestion() {
  return (
    <Later>
      <EmptyState title="This question no longer exists">
        Someone may have deleted it. Choose another one from the list.
      </EmptyState>
    </Later>
  );
}
