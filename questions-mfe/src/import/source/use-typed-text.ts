import { useEffect, useState } from 'react';
import { useLeaveWarning } from '@console/shared/actions';
import type { QuizKey } from '@console/shared/data';
import { useUnfinished, type TypedText } from '../store/unfinished';

const nothing: TypedText = { text: '', readText: '', isTyped: false };

/** A longer text is not shown in the box, which would be slow. */
const longestShown = 20_000;

/** A text that came from elsewhere, where it still is, and is read now. */
export const readFrom = (text: string): TypedText => ({
  text: text.length > longestShown ? '' : text,
  readText: text,
  isTyped: false,
});

/**
 * The text in the box for pasted questions. It is kept while the page is open, and the browser asks before one that a person
 * has typed is lost with it.
 * @param isDone nothing of what was read is left to be stored
 */
export function useTypedText(quizKey: QuizKey, isDone: boolean) {
  const { text: kept, key } = useUnfinished(quizKey);
  const [typed, setTyped] = useState(() => kept.get(key) ?? nothing);
  const { text, readText, isTyped } = typed;
  useEffect(() => void kept.set(key, typed), [kept, key, typed]);
  useLeaveWarning('import-text', isTyped && !(isDone && text === readText));
  return {
    text,
    /** Whether it was not read yet. */
    isNew: text.trim() !== '' && text !== readText,
    type: (value: string) => setTyped({ text: value, readText, isTyped: value.trim() !== '' }),
    /** Shows a text that is read now. */
    show: (shown: string) =>
      // What was pasted is still on the clipboard, or where it came from.
      setTyped({ ...readFrom(shown), isTyped: isTyped && shown === text }),
    clear: () => setTyped(nothing),
  };
}
