import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { Button, CopyButton, FormMessage, theme } from '@console/shared/ui';
import { moduleTitle } from '../remotes/route/module-title';
import { rollbackCommand } from './rollback-command';
import { shortName } from './short-name';
import type { FailingRelease, FailuresRead } from './use-failures';

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};

  code {
    padding: ${theme.space(1.5)} ${theme.space(2.5)};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    font-family: monospace;
  }
`;

/** What Admins have to know before all else: that the reports could not be read, or of releases that fail. */
export function FailureNotices({ state, refetch, failing }: FailuresRead) {
  if (state !== 'failed') return <FailingReleases failing={failing} />;
  return (
    <FormMessage>
      <Content>
        <p>{t('Couldn’t read the reports of failures.')}</p>
        <Button onClick={() => void refetch()}>{t('Retry')}</Button>
      </Content>
    </FormMessage>
  );
}

/** Warns of the live releases that failed soon after their release, each with the command that rolls it back. */
function FailingReleases({ failing }: { failing: readonly FailingRelease[] }) {
  const { local } = useConfig();
  return failing.map(({ released, times }) => {
    const command = rollbackCommand(released, times, local !== undefined);
    const title = moduleTitle(released.title);
    const facts = { title, release: shortName(released.release ?? ''), times };
    return (
      <FormMessage key={released.name}>
        <Content>
          <strong>
            {t('{title} failed {times} times within an hour of its release ({release}).', facts)}
          </strong>
          <p>{t('Roll it back, unless you know another cause:')}</p>
          <code translate="no">{command}</code>
          <CopyButton
            variant="secondary"
            text={command}
            label={t('Copy the command')}
            copiedLabel={t('Copied')}
          />
        </Content>
      </FormMessage>
    );
  });
}
