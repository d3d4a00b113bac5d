import type { FormEvent } from 'react';
import {
  DraftNotice,
  FormFeedback,
  useConsoleForm,
  type ConsoleFormOptions,
  CheckboxField,
  FormActions,
  FormCard,
  TextAreaField,
} from '@console/shared/forms';
import { limits, paths } from '@console/shared/model';
import { useSessionAccess } from '@console/shared/session';
import { Button } from '@console/shared/ui';
import { t } from '../i18n';
import { AccountStep } from './account-step';
import { describeNotSent, sendDeletionRequest, type SentRequest } from './deletion-request.resource';
import { looksReady, validateDeletion, type DeletionFormValues } from './deletion.validate';
import { useSignInHere } from './use-sign-in-here';

const deletionForm: Omit<ConsoleFormOptions<DeletionFormValues>, 'save'> = {
  initial: { reason: '', confirmed: false },
  validate: validateDeletion,
  limits: () => ({ reason: limits.reason }),
  describeFailure: describeNotSent,
  fields: { reason: { label: t('Reason') }, confirmed: { label: t('Confirmed') } },
  draftKey: paths.deletionRequest,
  forVisitors: true,
};

export function DeletionForm({ onSent }: { onSent: (request: SentRequest) => void }) {
  const { session, openDatabase, warmUp } = useSessionAccess();
  const person = session?.person.email ? session.person : null;
  const signIn = useSignInHere();

  const form = useConsoleForm<DeletionFormValues>({
    ...deletionForm,
    async save({ reason }) {
      if (!person) throw new Error('You are not signed in');
      onSent(await sendDeletionRequest(openDatabase, person, reason.trim()));
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (person || !form.acceptable) return form.handleSubmit(event);
    // Signing in does not send the request: the person first sees which account it is for.
    event.preventDefault();
    signIn.startSignIn();
  };

  return (
    <FormCard aria-label={t('Account Deletion Request')} onSubmit={handleSubmit}>
      <DraftNotice form={form} />
      <AccountStep person={person} signIn={signIn} />
      <TextAreaField
        label={t('Reason')}
        help={t('Why are you leaving? Your answer helps us improve.')}
        {...form.field('reason')}
      />
      <CheckboxField
        label={t(
          'I understand that my account and all its data will be permanently deleted and can’t be restored.',
        )}
        required
        {...form.field('confirmed')}
      />
      <FormFeedback form={form} />
      <FormActions>
        <Button
          type="submit"
          variant={looksReady(form.values) ? 'primary' : 'secondary'}
          busy={form.saving || signIn.signingIn}
          {...(!person && { onPointerEnter: warmUp, onPointerDown: warmUp, onFocus: warmUp })}
        >
          {t('Submit')}
        </Button>
      </FormActions>
    </FormCard>
  );
}
