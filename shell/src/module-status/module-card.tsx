import { useId } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { formatOnDevice } from '@console/shared/format';
import { rich, t } from '@console/shared/i18n';
import { Button, StatusLabel, VisuallyHidden } from '@console/shared/ui';
import { useModuleTrace, type ModuleTrace } from '../remotes/load/load-metrics';
import { moduleTitle } from '../remotes/route/module-title';
import { Facts } from './facts';
import { FailuresFacts } from './failures-facts';
import { NeededLibraries } from './needed-libraries';
import type { Checked } from './use-checks';
import type { FailuresRead } from './use-failures';

type ModuleCardProps = {
  entry: RegistryEntry;
  checked: Checked;
  failures: FailuresRead;
  onCheck: () => void;
};

/** All facts about a module: from the registry, reports of failures, a check, and its loads in this tab. */
export function ModuleCard({ entry, checked, failures, onCheck }: ModuleCardProps) {
  const heading = useId();
  const trace = useModuleTrace(entry);
  const { isChecking, last } = checked;
  const { name, version, release, releasedAt } = entry;
  const title = moduleTitle(entry.title);
  return (
    <Facts.Card as="article" tabIndex={-1} aria-labelledby={heading}>
      <Facts.Head>
        <h2 id={heading}>{title}</h2>
        <Verdict {...checked} />
        <Button busy={isChecking} onClick={onCheck}>
          {rich('Check {title}', { title: <VisuallyHidden>{title}</VisuallyHidden> })}
        </Button>
      </Facts.Head>
      {last && last.problems.length > 0 && (
        <Facts.Problems>
          {last.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Facts.Problems>
      )}
      <Facts.List>
        <Facts.Fact name={t('Version')}>{version}</Facts.Fact>
        <Facts.Fact name={t('Release')}>{release ?? t('None: this machine serves it')}</Facts.Fact>
        {releasedAt && <Facts.Fact name={t('Released')}>{formatOnDevice(Date.parse(releasedAt))}</Facts.Fact>}
        <FailuresFacts name={name} title={title} release={release ?? 'local'} read={failures} />
        <Facts.Fact name={t('Contract')}>{describeContract(entry)}</Facts.Fact>
        <Facts.Fact name={t('Needs')}>
          <NeededLibraries checked={checked} />
        </Facts.Fact>
        <Facts.Fact name={t('Load time')}>{describeLoad(trace)}</Facts.Fact>
        <Facts.Fact name={t('Last error')}>{describeFailure(trace)}</Facts.Fact>
        <Facts.Fact name={t('Checked')}>{last ? formatOnDevice(last.at) : t('Checking…')}</Facts.Fact>
      </Facts.List>
    </Facts.Card>
  );
}

function Verdict({ isChecking, last }: Checked) {
  if (isChecking || !last) return <StatusLabel tone="muted">{t('Checking…')}</StatusLabel>;
  return last.problems.length > 0 ? (
    <StatusLabel tone="danger">{t('Problem')}</StatusLabel>
  ) : (
    <StatusLabel tone="success">{t('Fits')}</StatusLabel>
  );
}

const describeContract = ({ contract, needsContract }: RegistryEntry): string =>
  needsContract && needsContract !== contract
    ? t('{contract}, needs {needed}', { contract, needed: needsContract })
    : contract;

function describeLoad({ isLoading, loaded }: ModuleTrace): string {
  if (isLoading) return t('Loading…');
  return loaded
    ? `${Math.round(loaded.took)} ms, ${formatOnDevice(loaded.at)}`
    : t('Not loaded in this tab yet');
}

const describeFailure = ({ failed }: ModuleTrace): string =>
  failed ? `${formatOnDevice(failed.at)}: ${failed.message}` : t('None in this tab');
