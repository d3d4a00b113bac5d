import { useEffect, useRef, useState } from 'react';
import { useConfig } from '@console/shared/config';
import { formatOnDevice, seasonName } from '@console/shared/format';
import { rich, t } from '@console/shared/i18n';
import { paths, type Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, EmptyState, LinkButton, Page } from '@console/shared/ui';
import { draftKeptMessage } from './while-allowed';

interface SeasonClosedProps {
  /** The season, if the user had access to it until now: no one else may read its name. */
  openBefore?: Season;
  /** Reads the season again. */
  onCheck: () => unknown;
}

/** Replaces a season that the user has no access to: says why, and what to do. */
export function SeasonClosed({ openBefore, onCheck }: SeasonClosedProps) {
  const { checking, checkedAt, check } = useCheck(onCheck);
  const actions = (
    <>
      <LinkButton variant="primary" to={paths.seasonList}>
        {t('Go to seasons')}
      </LinkButton>
      <Button busy={checking} onClick={check}>
        {t('Check again')}
      </Button>
      <p role="status">
        {checkedAt && t('Checked at {time}: you still have no access.', { time: checkedAt })}
      </p>
    </>
  );
  return openBefore ? (
    <Page title={t('No access to this season')}>
      <EmptyState
        title={t('You no longer have access to {season}', { season: seasonName(openBefore) })}
        action={actions}
      >
        <p>{t('Your access changed while this season was open. Ask an Admin for access.')}</p>
        <p>{draftKeptMessage}</p>
      </EmptyState>
    </Page>
  ) : (
    <Page title={t('This season isn’t yours')}>
      <EmptyState title={t('You can’t open this season')} action={actions}>
        <NotListed />
      </EmptyState>
    </Page>
  );
}

function NotListed() {
  const { email } = useSession().person;
  const { supportEmail } = useConfig();
  return (
    <>
      <p>
        {email
          ? t('{email} isn’t a host of this season.', { email })
          : t('The account you signed in with isn’t listed as a host of this season.')}
      </p>
      <p>
        {rich('Ask the season’s host to add your email as Host Additional Email, or email {email}.', {
          email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
        })}
      </p>
    </>
  );
}

/**
 * Runs one check at a time. When the season opens, the focused button is removed, so the page's heading takes the
 * focus.
 */
function useCheck(onCheck: () => unknown) {
  const hasChecked = useRef(false);
  useEffect(
    () => () => {
      if (hasChecked.current && document.activeElement === document.body)
        document.querySelector('h1')?.focus();
    },
    [],
  );
  const [checking, setChecking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<string>();
  const check = async () => {
    hasChecked.current = true;
    setChecking(true);
    await onCheck();
    setChecking(false);
    setCheckedAt(formatOnDevice(Date.now()).split(' ')[1]);
  };
  return { checking, checkedAt, check: () => void check() };
}
