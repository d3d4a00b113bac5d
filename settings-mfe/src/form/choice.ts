import type { SelectOption } from '@console/shared/ui';

/** Stands at a choice that is not made. */
export const chooseOne = 'Choose one';

/** Choices that are shown as they are stored. */
export const optionsOf = (choices: readonly string[]): SelectOption[] =>
  choices.map((choice) => ({ value: choice, label: choice }));

/** A stored choice as a select holds it; one that is not offered is left to be chosen anew. */
export const choiceOf = (choices: readonly string[], stored: string): string =>
  choices.includes(stored) ? stored : '';
