import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuizLinks } from './use-quiz-links';

/** On phones as high as a finger needs, with its line in the middle. */
const Title = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 24px;
  color: inherit;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};
  }
`;

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
    <Title {...useQuizLinks(quiz).questions}>
      <Clipped dir="auto">{nameOf(title, t('Untitled quiz ({id})', { id }))}</Clipped>
    </Title>
  );
}
