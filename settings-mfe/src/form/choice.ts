import { choiceField } from '@console/shared/forms';
import type { SelectOption } from '@console/shared/ui';
import { t } from '../i18n';

/** Options with stored values and their labels. */
export const optionsOf = <Choice extends string>(
  choices: readonly Choice[],
  labelOf: (choice: Choice) => string,
): SelectOption[] => choices.map((choice) => ({ value: choice, label: labelOf(choice) }));

/** A required choice of one option. */
export const requiredChoice = (label: string, options: readonly SelectOption[]) =>
  choiceField({ label, options, required: true, missing: t('Choose one') });
