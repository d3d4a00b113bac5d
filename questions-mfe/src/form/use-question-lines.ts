import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { EntityForm } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from '../question.form';
import { readQuestionLines, type QuestionLines } from './question-lines';

const names = ['question', ...optionNames] as const;

/** A text that was distributed to the fields, and what they got. */
type Taken = QuestionLines & { text: string };

const blank: QuestionFormValues = {
  question: '',
  option1: '',
  option2: '',
  option3: '',
  option4: '',
  answer: '',
};

/**
 * The field of the question. A person who pastes a question with its four options on lines into it, or writes one and
 * goes on to another field, or saves, finds the options in their fields, and nothing is saved before they were seen; `undo`
 * takes that back. Options that are there already are never changed.
 */
export function useQuestionLines(form: EntityForm<QuestionFormValues>) {
  const { values } = form;
  const bound = form.field('question');
  const { take, unclearAnswer, undo } = useTakenLines(form);

  return {
    questionField: {
      ...bound,
      onBlur(event: FocusEvent<HTMLTextAreaElement>) {
        // A button must not move below the pointer, and what it saves must have been seen.
        if (isField(event.relatedTarget)) take();
        void bound.onBlur(event);
      },
      onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
        // Beside other text, it may be a part of it.
        if (values.question.trim() !== '' || !take(event.clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        focusAnswer(event.currentTarget.form);
      },
      onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
        if (event.key !== 'Tab' || event.shiftKey || !take()) return;
        event.preventDefault();
        focusAnswer(event.currentTarget.form);
      },
    },
    /** Distributes the lines before a save. Returns `false` where there are none: then the form is saved. */
    takeBeforeSave(event: FormEvent<HTMLFormElement>): boolean {
      if (!take()) return false;
      event.preventDefault();
      focusAnswer(event.currentTarget);
      return true;
    },
    unclearAnswer,
    undo,
  };
}

/** Distributes a text to the fields of the options, where they are free, and takes that back. */
function useTakenLines({ values, setValue }: EntityForm<QuestionFormValues>) {
  const [taken, setTaken] = useState<Taken>();
  // A text that the person wants as it is.
  const kept = useRef<string>(undefined);

  const setAll = (next: QuestionFormValues) => {
    for (const name of [...names, 'answer'] as const) setValue(name, next[name]);
  };
  const take = (text = values.question): boolean => {
    const isFree = optionNames.every((name) => values[name].trim() === '') && text !== kept.current;
    const found = isFree ? readQuestionLines(text) : undefined;
    if (!found) return false;
    setAll(found.values);
    setTaken({ text, ...found });
    return true;
  };
  const isAsTaken = taken && names.every((name) => values[name] === taken.values[name]);

  return {
    /** Returns `false` where the text has no lines for the options. */
    take,
    /** The answer as it was written, where it does not name one of the options, until one is chosen. */
    unclearAnswer: isAsTaken && values.answer === '' ? taken.unclearAnswer : undefined,
    /** Writes the lines into the question again; `undefined` unless the fields are as they were filled. */
    undo: isAsTaken
      ? (event: MouseEvent<HTMLButtonElement>) => {
          kept.current = taken.text;
          setAll({ ...blank, question: taken.text });
          setTaken(undefined);
          focusField(event.currentTarget.form, 'question');
        }
      : undefined,
  };
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const focusAnswer = (form: HTMLFormElement | null): void => focusField(form, 'answer');

function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
