import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';

/**
 * Five lines at most, broken anywhere if need be: no title pushes the actions off the page.
 * The padding is for Telugu, which reaches below its line.
 */
const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  padding-bottom: 0.1em;
  overflow-wrap: anywhere;
`;

/** A title in its own writing direction; a quiz without one shows its id. */
export function QuizTitle({ quiz: { id, title } }: { quiz: Quiz }) {
  return <Words dir="auto">{nameOf(title, `Untitled quiz (${id})`)}</Words>;
}
