import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';
import type { SharedNeed } from '../remotes/registry/fit-shared';
import { Opener } from './opener';
import type { Checked } from './use-checks';

const Misfit = styled.li`
  color: ${theme.color.danger};
  font-weight: 600;
`;

/** The shared libraries that a module needs, each with the versions that the shell has. */
export function NeededLibraries({ checked: { isChecking, last } }: { checked: Checked }) {
  if (!last) return t('Checking…');
  if (!last.needs) return isChecking ? t('Checking…') : t('Unknown: couldn’t read the manifest');
  const count = last.needs.length;
  const misfits = last.needs.filter(({ fits }) => !fits).length;
  return (
    <details open={misfits > 0}>
      <Opener>
        {misfits === 0
          ? t('{count, plural, one {# library, which fits} other {# libraries, all fit}}', { count })
          : t('{count, plural, one {# library} other {# libraries}}, {misfits} of them do not fit', {
              count,
              misfits,
            })}
      </Opener>
      <ul>{[...last.needs].sort(byName).map(line)}</ul>
    </details>
  );
}

const byName = (one: SharedNeed, other: SharedNeed) => one.name.localeCompare(other.name);

const line = ({ name, needed, here, fits }: SharedNeed) => {
  const library = { name, needed, here: here.join(', ') || t('none') };
  return fits ? (
    <li key={name}>{t('{name} {needed}: {here} here', library)}</li>
  ) : (
    <Misfit key={name}>{t('{name} {needed}: {here} here, does not fit', library)}</Misfit>
  );
};
