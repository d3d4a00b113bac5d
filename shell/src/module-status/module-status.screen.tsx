import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { paths, titles } from '@console/shared/model';
import { Button, EmptyState, Page, theme } from '@console/shared/ui';
import { moduleTitle } from '../remotes/route/module-title';
import { useRegistry } from '../updates/registry-context';
import { FailureNotices } from './failure-notices';
import { mostReports } from './failures.resource';
import { StaleRegistryCard } from './stale-registry-card';
import { LeftOut } from './left-out';
import { ModuleCard } from './module-card';
import { ShellCard } from './shell-card';
import { useChecks, type Checked } from './use-checks';
import { useFailures } from './use-failures';

const Sections = styled.div`
  display: grid;
  gap: ${theme.space(4)};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 27.5rem), 1fr));
  gap: ${theme.space(4)};
`;

const Summary = styled.p`
  color: ${theme.color.textMuted};
`;

/** The modules page: the shell, each module's release, whether it fits, what failed, and its loads in this tab. */
export function ModuleStatusScreen() {
  const { entries, problems } = useRegistry();
  const { check, checkOf } = useChecks(entries);
  const checks = entries.map(checkOf);
  const failures = useFailures(entries);
  return (
    <Page
      title={t(titles[paths.moduleStatus])}
      count={entries.length}
      actions={
        <Button busy={checks.some(({ isChecking }) => isChecking)} onClick={() => check(entries)}>
          {t('Check all')}
        </Button>
      }
    >
      <Sections>
        <FailureNotices {...failures} />
        <Summary role="status">
          <span>{summaryOf(checks, problems.length > 0)}</span>
        </Summary>
        <RegistryNotices />
        {failures.isCut && (
          <p>{t('Only the latest {count} reports of failures are counted.', { count: mostReports })}</p>
        )}
        <ShellCard failures={failures} />
        {problems.length > 0 && <LeftOut problems={problems} />}
        {entries.length === 0 && (
          <EmptyState title={t('No modules')}>
            <p>{t('The registry lists no usable module. Release a module to add it.')}</p>
          </EmptyState>
        )}
        <Cards>
          {entries.map((entry) => (
            <ModuleCard
              key={entry.name}
              entry={entry}
              checked={checkOf(entry)}
              failures={failures}
              onCheck={() => check([entry])}
            />
          ))}
        </Cards>
      </Sections>
    </Page>
  );
}

/** Which modules are switched off, and since when the registry could not be read. */
function RegistryNotices() {
  const { withdrawn = [], cachedAt } = useRegistry();
  return (
    <>
      {withdrawn.length > 0 && (
        <p>
          {t('Switched off for now: {modules}.', {
            modules: withdrawn.map(({ title }) => moduleTitle(title)).join(', '),
          })}
        </p>
      )}
      {cachedAt && <StaleRegistryCard since={cachedAt} />}
    </>
  );
}

function summaryOf(checks: readonly Checked[], isIncomplete: boolean): string {
  if (checks.some(({ isChecking }) => isChecking)) return t('Checking…');
  return [fitOf(checks, isIncomplete), isIncomplete ? t('Some registry entries are invalid.') : '']
    .filter(Boolean)
    .join(' ');
}

function fitOf(checks: readonly Checked[], isIncomplete: boolean): string {
  const unfit = checks.filter(({ last }) => last?.problems.length).length;
  if (unfit > 0)
    return t('{unfit, plural, one {# module has a problem.} other {# modules have a problem.}}', { unfit });
  if (checks.length === 0) return '';
  return isIncomplete ? t('All listed modules fit this shell.') : t('All fit this shell.');
}
