import { styled } from 'styled-components';
import { failureWords } from '@console/shared/failures';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';
import { Facts } from './facts';
import { Opener } from './opener';
import { RemoveReports } from './remove-reports';
import { shortName } from './short-name';
import type { Failures, FailuresRead } from './use-failures';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(1)};

  && ul {
    font-size: inherit;
  }

  /* The label of a quiet button begins where the texts do. */
  > button {
    margin-inline-start: -${theme.space(2.5)};
  }
`;

const Detail = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

type FailuresFactsProps = {
  /** The module's federation name, or `shell`. */
  name: string;
  title: string;
  /** The live release. */
  release: string;
  read: FailuresRead;
};

/** What has failed of a module's live release, and of its earlier ones, in the browsers of all staff. */
export function FailuresFacts({ name, title, release, read }: FailuresFactsProps) {
  const own = read.releases.filter((failures) => failures.name === name);
  const live = own.find((failures) => failures.release === release);
  const earlier = own.filter((failures) => failures !== live);
  return (
    <>
      <Facts.Fact name={t('Failures')}>
        {live ? <Reported title={title} failures={live} /> : nothing(read)}
      </Facts.Fact>
      {earlier.length > 0 && (
        <Facts.Fact name={t('Other releases')}>
          {earlier.map((failures) => (
            <details key={failures.release}>
              <Opener>
                {t('{release}: {count, plural, one {# failure} other {# failures}}', {
                  release: shortName(failures.release),
                  count: failures.reports.length,
                })}
              </Opener>
              <Reported title={title} failures={failures} />
            </details>
          ))}
        </Facts.Fact>
      )}
    </>
  );
}

function nothing({ state }: FailuresRead): string {
  if (state === 'loading') return t('Loading…');
  return state === 'read' ? t('None reported in 7 days') : t('Unknown: couldn’t read the reports');
}

function Reported({ title, failures }: { title: string; failures: Failures }) {
  const { kinds, mostFrequent, times } = failures;
  const { message, frames } = mostFrequent;
  const [frame = ''] = frames;
  return (
    <Stack>
      <ul>
        {kinds.map(([kind, count]) => (
          <li key={kind}>
            {t(failureWords[kind])}: {count}
          </li>
        ))}
      </ul>
      {(message || frame) && (
        <Detail>
          {t('Most often ({times}):', { times })}{' '}
          <span translate="no">
            {message} {frame && <code>{frame}</code>}
          </span>
        </Detail>
      )}
      <RemoveReports title={title} failures={failures} />
    </Stack>
  );
}
