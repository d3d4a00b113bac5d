import { choiceField } from '@console/shared/forms';
import type { SelectOption } from '@console/shared/ui';

/** Options with their stored values as labels. */
export const optionsOf = (choices: readonly string[]): SelectOption[] =>
  choices.map((choice) => ({ value: choice, label: choice }));

/** A required choice of one option. */
export const requiredChoice = (label: string, options: readonly SelectOption[]) =>
  choiceField({ label, options, required: true, missing: 'Choose one' });
