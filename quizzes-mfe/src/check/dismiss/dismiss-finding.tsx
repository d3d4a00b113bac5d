import { useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { DraftNotice, FormFeedback, useConsoleForm } from '@console/shared/forms';
import type { Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, TextField } from '@console/shared/ui';
import { t } from '../../i18n';
import type { Finding } from '../find-findings';
import * as Styled from './dismiss.styles';
import { dismissalForm } from './dismissal.form';
import { dismissalOf, dismissFinding } from './dismissals.resource';

interface DismissFindingProps {
  season: Season;
  finding: Finding;
  /** The button's sentence. */
  describedBy: string;
}

/** Dismisses a finding for its season, with a reason that all of its staff can read. */
export function DismissFinding({ season, finding, describedBy }: DismissFindingProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return <DismissalForm seasonId={season.id} findingId={finding.id} onCancel={() => setOpen(false)} />;
  return (
    <Button variant="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
      {t('Dismiss')}
    </Button>
  );
}

interface DismissalFormProps {
  seasonId: string;
  findingId: string;
  onCancel: () => void;
}

function DismissalForm({ seasonId, findingId, onCancel }: DismissalFormProps) {
  const gateway = useGateway();
  const { person } = useSession();
  const form = useConsoleForm({
    ...dismissalForm,
    draftKey: dismissalOf(seasonId, findingId),
    save: ({ reason }) => dismissFinding(gateway, seasonId, findingId, reason.trim(), person),
    describeFailure: (error) => describeFailure(error).message,
  });
  return (
    <Styled.Form onSubmit={form.handleSubmit} noValidate>
      <DraftNotice form={form} />
      <TextField
        label={t('Reason')}
        help={t('Everyone with access to this season can see your reason.')}
        autoComplete="off"
        autoFocus
        {...form.field('reason')}
      />
      <FormFeedback form={form} />
      <Styled.FormButtons>
        <Button type="submit" variant="primary" busy={form.saving}>
          {t('Dismiss')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </Styled.FormButtons>
    </Styled.Form>
  );
}
