import type { Quiz } from '@console/shared/model';
import { beginningOf } from './beginning-of';

/** What a quiz is called in a heading or a link; a title of a million letters would bury the page. */
export function quizTitle({ title }: Quiz): string {
  const { text, cut } = beginningOf(title, 300);
  return cut ? `${text}…` : text || 'Untitled quiz';
}
