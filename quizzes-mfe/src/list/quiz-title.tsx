import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuizLinks } from './use-quiz-links';

/**
 * Five lines at most, with breaks anywhere: no title pushes the actions off the page. The padding is for
 * Telugu, whose letters extend below the line.
 */
const Title = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  min-height: 24px;
  padding-block: 0.05em 0.1em;
  color: inherit;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  /* One line is in the middle of what is pressed. */
  ${theme.media.phone} {
    -webkit-box-pack: center;
    min-height: ${theme.touch};
  }
`;

/** A title in its own writing direction, which opens the questions; a quiz without one shows its id. */
export function QuizTitle({ quiz }: { quiz: Quiz }) {
  const { id, title } = quiz;
  return (
    <Title dir="auto" {...useQuizLinks(quiz).questions}>
      {nameOf(title, t('Untitled quiz ({id})', { id }))}
    </Title>
  );
}
