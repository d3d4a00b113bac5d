import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import { RowLink } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import { useQuizLinks } from './use-quiz-links';

/** A long word breaks anywhere: no title pushes the actions off the page. */
const Title = styled.span`
  overflow-wrap: anywhere;
`;

/**
 * A title in its own writing direction, which opens the questions; a quiz without one shows its id. By its status, the
 * table marks the row of a quiz that runs.
 */
export function QuizTitle({ quiz }: { quiz: Quiz }) {
  const { id, title, status } = quiz;
  return (
    <RowLink {...useQuizLinks(quiz).questions}>
      <Title dir="auto" translate="no" data-status={status}>
        {nameOf(title, t('Untitled quiz ({id})', { id }))}
      </Title>
    </RowLink>
  );
}
