import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { EntityForm } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from '../question.form';
import { readOptionLines } from './question-lines';

type OptionName = (typeof optionNames)[number];

/**
 * The fields of the four options and of the answer, and the marks that choose the answer beside its option. Changing an
 * option clears the answer, or, with `keepsAnswer`, only if it is that option; the keys 1 to 4 choose it by its place,
 * also where an option begins with that digit. Four lines that are pasted into one of them fill all, where all
 * are empty.
 */
export function useOptionFields(form: EntityForm<QuestionFormValues>, { keepsAnswer = false } = {}) {
  const { field, values, setValue } = form;
  const [cleared, setCleared] = useState(false);

  const optionField = (name: OptionName) => {
    const bound = field(name);
    return {
      ...bound,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        if (!keepsAnswer || values[name] === values.answer) {
          setCleared(cleared || values.answer !== '');
          setValue('answer', '');
        }
        void bound.onChange(event);
      },
      onPaste: handlePaste,
    };
  };

  /** Four lines, or four cells of a spreadsheet, fill the options that are still empty. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (optionNames.some((name) => values[name].trim() !== '')) return;
    const found = readOptionLines(event.clipboardData.getData('text/plain'));
    if (!found) return;
    event.preventDefault();
    for (const name of optionNames) setValue(name, found[name]);
    setValue('answer', found.answer);
    const answer = event.currentTarget.form?.elements.namedItem('answer');
    if (answer instanceof HTMLElement) answer.focus();
  };

  // Of two options with the same text, the list shows the first one.
  const chosenName = values.answer ? optionNames.find((name) => values[name] === values.answer) : undefined;
  const markOf = (name: OptionName) => ({
    checked: name === chosenName,
    disabled: values[name].trim() === '',
    onChange: () => setValue('answer', values[name]),
  });
  return {
    optionField,
    markOf,
    answerField: answerFieldOf(form),
    /** An answer was chosen, was cleared, and no other has been chosen since. */
    answerCleared: cleared && values.answer === '',
  };
}

/** The list of the options that are entered. */
function answerFieldOf({ field, values, setValue }: EntityForm<QuestionFormValues>) {
  const options = optionNames.map((name) => values[name]);
  const entered = options.filter((text) => text.trim() !== '');
  // In its open list, the browser chooses by the first characters.
  const isNumbered = entered.some((text) => /^\s*\d/.test(text));
  const answerField = field('answer');
  const handleKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    answerField.onKeyDown(event);
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-4]$/.test(event.key)) return;
    // The browser would choose by the first characters of an option.
    event.preventDefault();
    const chosen = options[Number(event.key) - 1];
    if (chosen && entered.includes(chosen)) setValue('answer', chosen);
  };
  return {
    ...answerField,
    options: entered.map((text) => ({
      value: text,
      label: text,
      shownAs: isNumbered ? `${options.indexOf(text) + 1}: ${text}` : undefined,
    })),
    onKeyDown: handleKeyDown,
  };
}
