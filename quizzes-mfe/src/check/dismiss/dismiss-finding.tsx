import { useState, type SyntheticEvent } from 'react';
import { describeFailure, useGateway } from '@console/shared/data';
import type { Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, FormMessage, TextField } from '@console/shared/ui';
import { t } from '../../i18n';
import type { Finding } from '../find-findings';
import * as Styled from './dismiss.styles';
import { longestReason } from './dismissal';
import { dismissFinding } from './dismissals.resource';

interface DismissFindingProps {
  season: Season;
  finding: Finding;
  /** The button's sentence. */
  describedBy: string;
}

/** Dismisses a finding for its season, with a reason that all of its staff can read. */
export function DismissFinding({ season, finding, describedBy }: DismissFindingProps) {
  const gateway = useGateway();
  const { person } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const given = reason.trim();
    if (given === '') return setFault(t('Say why'));
    setBusy(true);
    try {
      await dismissFinding(gateway, season.id, finding.id, given, person);
    } catch (error) {
      console.error('A finding was not dismissed', error);
      setFault(describeFailure(error).message);
      setBusy(false);
    }
  };

  if (!isOpen)
    return (
      <Button variant="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {t('Dismiss')}
      </Button>
    );
  return (
    <Styled.Form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        label={t('Reason')}
        help={t('Everybody who works in this season can read it.')}
        value={reason}
        maxLength={longestReason}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setReason(target.value)}
      />
      {fault && <FormMessage>{fault}</FormMessage>}
      <Styled.FormButtons>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('Dismiss for this season')}
        </Button>
        <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
      </Styled.FormButtons>
    </Styled.Form>
  );
}
