import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { EntityForm } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from '../question.form';

/** Browsers choose an option of a list by the characters that it begins with. */
const beginsWithDigit = (text: string) => /^\s*\p{N}/u.test(text);

/**
 * The fields of the four options and of the answer. Changing an option clears the answer; the keys 1 to 4 choose it,
 * except where they are the beginning of an option.
 */
export function useOptionFields({ field, values, setValue }: EntityForm<QuestionFormValues>) {
  const [cleared, setCleared] = useState(false);

  const optionField = (name: (typeof optionNames)[number]) => {
    const bound = field(name);
    return {
      ...bound,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setCleared(cleared || values.answer !== '');
        setValue('answer', '');
        void bound.onChange(event);
      },
    };
  };

  const options = optionNames.map((name) => values[name]);
  const entered = options.filter((text) => text.trim() !== '');
  const handleKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || options.some(beginsWithDigit)) return;
    const chosen = options[Number(event.key) - 1];
    if (!chosen || !entered.includes(chosen)) return;
    event.preventDefault();
    setValue('answer', chosen);
  };
  return {
    optionField,
    answerField: {
      ...field('answer'),
      options: entered.map((text) => ({ value: text, label: text })),
      onKeyDown: handleKeyDown,
    },
    /** An answer was chosen, was cleared, and no other has been chosen since. */
    answerCleared: cleared && values.answer === '',
  };
}
