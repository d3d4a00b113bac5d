import { useState } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import { DraftNotice, FormFeedback, useConsoleForm } from '@console/shared/forms';
import type { Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, notify, SelectField, TextField } from '@console/shared/ui';
import { t } from '../../i18n';
import type { Finding } from '../find-findings';
import type { Matter } from '../matters';
import { nameOfPlace } from '../name-of-place';
import * as Styled from './dismiss.styles';
import { dismissalForm, idsIn, joinIds } from './dismissal.form';
import { dismissalOf, dismissFindings } from './dismissals.resource';
import { undoDismissal } from './undo-dismissal';

interface DismissMatterProps {
  season: Season;
  matter: Matter;
  /** The button's sentence. */
  describedBy: string;
}

/** Dismisses a matter for its season, with a reason that all of its staff can read. */
export function DismissMatter({ season, matter, describedBy }: DismissMatterProps) {
  const [isOpen, setOpen] = useState<boolean>();
  if (isOpen) return <DismissalForm seasonId={season.id} matter={matter} onClose={() => setOpen(false)} />;
  return (
    <Button
      variant="quiet"
      aria-describedby={describedBy}
      autoFocus={isOpen === false}
      onClick={() => setOpen(true)}
    >
      {t('Dismiss')}
    </Button>
  );
}

interface DismissalFormProps {
  seasonId: string;
  matter: Matter;
  onClose: () => void;
}

function DismissalForm({ seasonId, matter, onClose }: DismissalFormProps) {
  const { findings, isDivisible } = matter;
  const form = useDismissal({ seasonId, matter, onClose });
  return (
    <Styled.Form
      noValidate
      onSubmit={form.handleSubmit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <DraftNotice form={form} />
      {isDivisible && findings.length > 1 && (
        <SelectField
          options={[
            { value: joinIds(idsOf(findings)), label: t('All of these') },
            ...findings.map((finding) => ({ value: finding.id, label: nameOfPlace(finding) })),
          ]}
          label={t('Dismiss for')}
          {...form.field('findings')}
        />
      )}
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
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </Styled.FormButtons>
    </Styled.Form>
  );
}

const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id);

function useDismissal({ seasonId, matter, onClose }: DismissalFormProps) {
  const { findings } = matter;
  const gateway = useGateway();
  const { person } = useSession();
  return useConsoleForm({
    ...dismissalForm,
    initial: { reason: '', findings: joinIds(idsOf(findings)) },
    draftKey: dismissalOf(seasonId, matter.id),
    save: async ({ reason, findings: chosen }) => {
      // Some may have been fixed since the form opened.
      const ids = idsIn(chosen).filter((each) => findings.some(({ id }) => id === each));
      await dismissFindings(gateway, seasonId, ids, reason.trim(), person);
      return {
        onSuccess() {
          notify({
            title: t('Dismissed'),
            message: matter.sentence,
            undo: () => void undoDismissal(gateway, seasonId, ids),
          });
          onClose();
        },
      };
    },
    describeFailure: (error) => describeFailure(error).message,
  });
}
