import { choiceField } from '@console/shared/forms';
import type { SelectOption } from '@console/shared/ui';

/** Choices that are shown as they are stored. */
export const optionsOf = (choices: readonly string[]): SelectOption[] =>
  choices.map((choice) => ({ value: choice, label: choice }));

/** One of several options, and one must be chosen. */
export const requiredChoice = (label: string, options: readonly SelectOption[]) =>
  choiceField({ label, options, required: true, missing: 'Choose one' });
