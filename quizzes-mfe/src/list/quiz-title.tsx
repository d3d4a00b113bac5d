import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';

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

/** A title in its own writing direction; a quiz without one shows its id. */
export function QuizTitle({ quiz: { id, title } }: { quiz: Quiz }) {
  return <Clipped dir="auto">{nameOf(title, t('Untitled quiz ({id})', { id }))}</Clipped>;
}
