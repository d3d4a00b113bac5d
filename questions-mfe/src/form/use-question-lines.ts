import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { EntityForm } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from '../question.form';
import { readQuestionLines } from './question-lines';

const names = ['question', ...optionNames] as const;

/** A text that was distributed to the fields, and what they got. */
type Taken = { text: string; found: QuestionFormValues };

const blank: QuestionFormValues = {
  question: '',
  option1: '',
  option2: '',
  option3: '',
  option4: '',
  answer: '',
};

/**
 * The field of the question. A person who leaves it after writing a question with its four options on lines finds the
 * options in their fields, and with Tab or Ctrl+Enter the focus on the correct one; `undo` takes that back. Options that
 * are there already are never changed.
 */
export function useQuestionLines({ field, values, setValue }: EntityForm<QuestionFormValues>) {
  const [taken, setTaken] = useState<Taken>();
  // A text that the person wants as it is.
  const kept = useRef<string>(undefined);
  const bound = field('question');

  const setAll = (next: QuestionFormValues) => {
    for (const name of [...names, 'answer'] as const) setValue(name, next[name]);
  };
  const take = (): boolean => {
    const text = values.question;
    const isFree = optionNames.every((name) => values[name].trim() === '') && text !== kept.current;
    const found = isFree ? readQuestionLines(text) : undefined;
    if (!found) return false;
    setAll(found);
    setTaken({ text, found });
    return true;
  };

  return {
    questionField: {
      ...bound,
      onBlur(event: FocusEvent<HTMLTextAreaElement>) {
        take();
        void bound.onBlur(event);
      },
      onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
        const leaves = event.key === 'Tab' && !event.shiftKey;
        const submits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if ((!leaves && !submits) || !take()) return;
        // The fields are seen before they are saved.
        event.preventDefault();
        event.stopPropagation();
        focusField(event.currentTarget, 'answer');
      },
    },
    /** Writes the lines into the question again; `undefined` unless the fields are as they were filled. */
    undo:
      taken && names.every((name) => values[name] === taken.found[name])
        ? (event: MouseEvent<HTMLButtonElement>) => {
            kept.current = taken.text;
            setAll({ ...blank, question: taken.text });
            setTaken(undefined);
            focusField(event.currentTarget, 'question');
          }
        : undefined,
  };
}

function focusField({ form }: HTMLTextAreaElement | HTMLButtonElement, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
