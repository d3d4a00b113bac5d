import { useId } from 'react';
import { styled } from 'styled-components';
import { contractVersion } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';
import shell from '../../package.json';
import { providedVersions } from '../remotes/load/run-module';
import { Facts } from './facts';
import { FailuresFacts } from './failures-facts';
import type { FailuresRead } from './use-failures';

const Columns = styled.ul`
  columns: 15rem;
  column-gap: ${theme.space(6)};
`;

/** The shell's version and release, its failures, and the contract and libraries, which modules must fit. */
export function ShellCard({ failures }: { failures: FailuresRead }) {
  const heading = useId();
  const { release } = document.documentElement.dataset;
  return (
    <Facts.Card as="section" tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{t('Shell')}</h2>
      <Facts.List>
        <Facts.Fact name={t('Version')}>{shell.version}</Facts.Fact>
        <Facts.Fact name={t('Release')}>{release || t('None: this machine serves it')}</Facts.Fact>
        <FailuresFacts name="shell" title={t('Shell')} release={release || 'local'} read={failures} />
        <Facts.Fact name={t('Contract')}>{contractVersion}</Facts.Fact>
        <Facts.Fact name={t('Provides')}>
          <Columns>
            {Object.entries(providedVersions()).map(([name, versions]) => (
              <li key={name}>
                {name} {versions.join(', ')}
              </li>
            ))}
          </Columns>
        </Facts.Fact>
      </Facts.List>
    </Facts.Card>
  );
}
