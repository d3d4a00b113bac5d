import { useId } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { formatMoment } from '@console/shared/format';
import { Button, StatusLabel, VisuallyHidden } from '@console/shared/ui';
import { useModuleTrace, type ModuleTrace } from '../remotes/load/load-metrics';
import { Facts } from './facts';
import { NeededLibraries } from './needed-libraries';
import type { Checked } from './use-checks';

type ModuleCardProps = { entry: RegistryEntry; checked: Checked; onCheck: () => void };

/** All facts about a module: from the registry, from a check, and from its loads in this tab. */
export function ModuleCard({ entry, checked, onCheck }: ModuleCardProps) {
  const heading = useId();
  const trace = useModuleTrace(entry);
  const { isChecking, last } = checked;
  const { title, version, release, releasedAt } = entry;
  return (
    <Facts.Card as="article" aria-labelledby={heading}>
      <Facts.Head>
        <h2 id={heading}>{title}</h2>
        <Verdict {...checked} />
        <Button busy={isChecking} onClick={onCheck}>
          Check <VisuallyHidden>{title}</VisuallyHidden>
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
        <Facts.Fact name="Version">{version}</Facts.Fact>
        <Facts.Fact name="Release">{release ?? 'None: this machine serves it'}</Facts.Fact>
        {releasedAt && <Facts.Fact name="Released">{formatMoment(Date.parse(releasedAt))}</Facts.Fact>}
        <Facts.Fact name="Contract">{describeContract(entry)}</Facts.Fact>
        <Facts.Fact name="Needs">
          <NeededLibraries checked={checked} />
        </Facts.Fact>
        <Facts.Fact name="Load time">{describeLoad(trace)}</Facts.Fact>
        <Facts.Fact name="Last error">{describeFailure(trace)}</Facts.Fact>
        <Facts.Fact name="Checked">{last ? formatMoment(last.at) : 'Checking…'}</Facts.Fact>
      </Facts.List>
    </Facts.Card>
  );
}

function Verdict({ isChecking, last }: Checked) {
  if (isChecking || !last) return <StatusLabel tone="muted">Checking…</StatusLabel>;
  return last.problems.length > 0 ? (
    <StatusLabel tone="danger">Problem</StatusLabel>
  ) : (
    <StatusLabel tone="success">Fits</StatusLabel>
  );
}

const describeContract = ({ contract, needsContract }: RegistryEntry): string =>
  needsContract && needsContract !== contract ? `${contract}, needs ${needsContract}` : contract;

function describeLoad({ isLoading, loaded }: ModuleTrace): string {
  if (isLoading) return 'Loading…';
  return loaded ? `${Math.round(loaded.took)} ms, ${formatMoment(loaded.at)}` : 'Not loaded in this tab yet';
}

const describeFailure = ({ failed }: ModuleTrace): string =>
  failed ? `${formatMoment(failed.at)}: ${failed.message}` : 'None in this tab';
