import type { QuizKey } from '@console/shared/data';
import { useUnfinished } from '../store/unfinished';
import { newReading, type Content } from './source-state';
import { readFrom } from './use-typed-text';

/** Returns a function that has Import Questions of a quiz read this as soon as it opens. */
export function useImportOf(quizKey: QuizKey): (content: Content) => void {
  const { source, text, decisions, key } = useUnfinished(quizKey);
  return (content) => {
    decisions.delete(key);
    if (typeof content === 'string') text.set(key, readFrom(content));
    else text.delete(key);
    source.set(key, { ...newReading(content), is: 'reading' });
  };
}
