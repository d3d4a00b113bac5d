import { useState } from 'react';
import { useGateway } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { useListFocus } from '@console/shared/lists';
import { Button, ConfirmDialog, FormMessage } from '@console/shared/ui';
import { removeReports } from './failures.resource';
import { shortName } from './short-name';
import type { Failures } from './use-failures';

type RemoveReportsProps = { title: string; failures: Failures };

/** Deletes the reports about a release, after a confirmation. */
export function RemoveReports(props: RemoveReportsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quietDanger" onClick={() => setOpen(true)}>
        {t('Remove these reports')}
      </Button>
      {isOpen && <RemoveDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ title, failures, onClose }: RemoveReportsProps & { onClose: () => void }) {
  useListFocus();
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { release, reports } = failures;
  const handleConfirm = async () => {
    setBusy(true);
    // The dialog goes with the last report, and gives the focus to the card. More than were read ask again.
    setProblem(await removeReports(gateway, reports));
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      title={t('{count, plural, one {Remove # report?} other {Remove # reports?}}', {
        count: reports.length,
      })}
      confirmLabel={t('Remove')}
      cancelLabel={t('Cancel')}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {problem && <FormMessage>{problem}</FormMessage>}
      <p>
        {t(
          'The reports about {title} {release} will be deleted for everyone. New failures will still be reported.',
          { title, release: shortName(release) },
        )}
      </p>
    </ConfirmDialog>
  );
}
