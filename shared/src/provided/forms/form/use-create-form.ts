import { useState } from 'react';
import type { ConsoleFormOptions } from './console-form';
import { withDefinition, type EntityForm } from './entity-form';
import { rulesOf, type FormDefinition } from './form-definition';
import type { FormValues } from '../conflicts/merge-values';
import { useConsoleForm } from './use-console-form';

/** How a form stores its input as a new document, and what its draft stores of that document. */
export type Creation<Values extends FormValues> = Pick<ConsoleFormOptions<Values>, 'save'> & {
  /**
   * Chooses the new document, if it is not chosen yet, when the form is saved without a connection. Without it, whoever
   * sends the save chooses it.
   */
  begin?: () => unknown;
  /** From `useNewDocument`. */
  drafted: {
    progress: { creation?: unknown };
    onRestored: (base: unknown, earlier: { creation?: unknown }) => void;
  };
};

type CreateFormOptions<Values extends FormValues> = {
  creation: Creation<Values>;
  /** Identifies the drafts of this form: the collection in which it creates. */
  draftKey: string;
  /** The initial values, if not those of the blank entity. */
  initial?: Values;
};

/** The form of a new document. */
export function useCreateForm<Entity, Values extends FormValues>(
  definition: FormDefinition<Entity, Values>,
  { creation, draftKey, initial }: CreateFormOptions<Values>,
): EntityForm<Values> {
  const [opened] = useState(() => initial ?? definition.toValues(definition.blank));
  const form = useConsoleForm({
    initial: opened,
    ...rulesOf(definition, 'create'),
    isCreating: true,
    save: creation.save,
    begin: () => ({ creation: creation.begin?.() ?? creation.drafted.progress.creation }),
    describeFailure: definition.describeFailure,
    fields: definition.fields,
    draftKey,
    ...creation.drafted,
  });
  return withDefinition(definition, 'create', form);
}
