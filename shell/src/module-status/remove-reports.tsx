import { useState } from 'react';
import { useGateway } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { Button, ConfirmDialog, FormMessage } from '@console/shared/ui';
import { removeReports } from './failures.resource';
import type { Failures } from './use-failures';

type RemoveReportsProps = { title: string; failures: Failures };

/** Deletes the reports about a release, after a confirmation. */
export function RemoveReports({ title, failures: { release, reports } }: RemoveReportsProps) {
  const gateway = useGateway();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const handleConfirm = async () => {
    setBusy(true);
    // Once they are gone, the list no longer has this release, nor this dialog.
    setProblem(await removeReports(gateway, reports));
    setBusy(false);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('Remove these reports')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('{count, plural, one {Remove # report?} other {Remove # reports?}}', {
          count: reports.length,
        })}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        busy={isBusy}
        onConfirm={() => void handleConfirm()}
        onClose={() => setOpen(false)}
      >
        {problem && <FormMessage>{problem}</FormMessage>}
        <p>
          {t(
            'The reports about {title} {release} will be deleted for everyone. New failures will still be reported.',
            {
              title,
              release,
            },
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}
