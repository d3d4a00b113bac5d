import { useState, type ChangeEvent } from 'react';
import type { EntityForm } from '@console/shared/forms';
import { optionNames, type QuestionFormValues } from '../question.form';

/** The fields of the four options and the choices for the answer. Changing an option clears the answer. */
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

  const entered = optionNames.map((name) => values[name]).filter((text) => text.trim() !== '');
  return {
    optionField,
    choices: entered.map((text) => ({ value: text, label: text })),
    /** An answer was chosen, was cleared, and no other has been chosen since. */
    answerCleared: cleared && values.answer === '',
  };
}
