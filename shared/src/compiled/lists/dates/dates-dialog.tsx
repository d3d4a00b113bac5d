import { useId } from 'react';
import { styled } from 'styled-components';
import { DraftNotice, FormFeedback, useEditForm, type EditFormOptions } from '@console/shared/forms';
import type { FormDefinition } from '@console/shared/forms';
import { t } from '@console/shared/i18n';
import { Button, Dialog, FormMessage, theme, useIsOnline } from '@console/shared/ui';
import { useListFocus } from '../use-list-focus';
import { DatesFields } from './dates-fields';
import type { Dates } from './dates-form';

const Form = styled.form`
  display: grid;
  gap: ${theme.space(4)};
`;

export interface DatesDialogProps<Entity extends object> extends Pick<
  EditFormOptions<Entity, Dates>,
  'opened' | 'stored' | 'save' | 'onSaved'
> {
  name: string;
  form: FormDefinition<Entity, Dates>;
  onClose: () => void;
}

/** Changes the start and end of a row, as its form does. It keeps no draft, so it needs a connection. */
export function DatesDialog<Entity extends object>(props: DatesDialogProps<Entity>) {
  const { name, form: definition, onClose, ...edit } = props;
  useListFocus();
  const id = useId();
  const isOnline = useIsOnline();
  const form = useEditForm(definition, { ...edit, onSuccess: onClose });
  const gone = form.remoteChanges?.gone;
  return (
    <Dialog
      open
      title={t('Change dates of {name}', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={!isOnline || gone !== undefined}
            busy={form.saving}
          >
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate autoComplete="off" onSubmit={form.handleSubmit}>
        {!isOnline && (
          <FormMessage tone="info">{t('You’re offline. You need a connection to change dates.')}</FormMessage>
        )}
        {gone && (
          <FormMessage tone={gone === 'refused' ? 'danger' : 'info'}>
            {t('Someone deleted this, so you can no longer update it. Your changes are still here.')}
          </FormMessage>
        )}
        <DraftNotice form={form} />
        <DatesFields form={form} />
        <FormFeedback form={form} />
      </Form>
    </Dialog>
  );
}
