import { FormCard } from '../fields/form-card';
import { FormActions } from '../fields/form-card';
import { Button } from '@console/shared/ui';
import { useId, type ReactNode } from 'react';
import { DraftNotice } from '../drafts/draft-notice';
import { isRequired, type FormDefinition, type FormTask } from './form-definition';
import { FormFeedback } from './form-feedback';
import { DeletedNotice } from '../edit/deleted-notice';
import type { FormValues } from '../conflicts/merge-values';
import type { ConsoleForm, FieldBinding } from './console-form';

/** A form with its definition: its fields have labels and are marked as required. */
export type EntityForm<Values extends FormValues> = Omit<ConsoleForm<Values>, 'field'> & {
  field: (name: keyof Values & string) => FieldBinding & { label: string; required: boolean };
};

/** Adds labels and required marks from the definition to the fields of a form. */
export const withDefinition = <Entity, Values extends FormValues>(
  { fields }: FormDefinition<Entity, Values>,
  task: FormTask,
  form: ConsoleForm<Values>,
): EntityForm<Values> => ({
  ...form,
  field: (name) => ({
    ...form.field(name),
    label: fields[name].label,
    required: isRequired(fields[name], task),
  }),
});

interface EntityFormCardProps<Values extends FormValues> {
  form: EntityForm<Values>;
  submitLabel: string;
  /** Rendered beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The card of a form: messages above the fields, the fields, messages and buttons below them. */
export function EntityFormCard<Values extends FormValues>(props: EntityFormCardProps<Values>) {
  const { form, submitLabel, actions, children } = props;
  const whyGone = useId();
  const gone = form.remoteChanges?.gone;
  return (
    <FormCard onSubmit={form.handleSubmit}>
      <DeletedNotice form={form} textId={whyGone} />
      <DraftNotice form={form} />
      {children}
      <FormFeedback form={form} />
      <FormActions>
        <Button
          type="submit"
          variant="primary"
          busy={form.saving && !gone}
          {...(gone && { disabled: true, 'aria-describedby': whyGone })}
        >
          {submitLabel}
        </Button>
        {actions}
      </FormActions>
    </FormCard>
  );
}
