import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import { RowLink } from '@console/shared/lists';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import { useQuizLinks } from './use-quiz-links';

/**
 * Five lines at most, with breaks anywhere: no title pushes the actions off the page. The padding is for
 * Telugu, whose letters extend below the line.
 */
const Clipped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  padding-bottom: 0.1em;
  overflow-wrap: anywhere;
`;

/** A title in its own writing direction, which opens the questions; a quiz without one shows its id. */
export function QuizTitle({ quiz }: { quiz: Quiz }) {
  const { id, title } = quiz;
  return (
    <RowLink {...useQuizLinks(quiz).questions}>
      <Clipped dir="auto">{nameOf(title, t('Untitled quiz ({id})', { id }))}</Clipped>
    </RowLink>
  );
}
