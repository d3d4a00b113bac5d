import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import type { SharedNeed } from '../remotes/registry/fit-shared';
import type { Checked } from './use-checks';

const Misfit = styled.li`
  color: ${theme.color.danger};
  font-weight: 600;
`;

const Opener = styled.summary`
  min-height: 24px;
  cursor: pointer;
`;

/** The shared libraries that a module needs, each with the versions that the shell has. */
export function NeededLibraries({ checked: { isChecking, last } }: { checked: Checked }) {
  if (!last) return 'Checking…';
  if (!last.needs) return isChecking ? 'Checking…' : 'Unknown: its manifest could not be read';
  const misfits = last.needs.filter(({ fits }) => !fits).length;
  return (
    <details open={misfits > 0}>
      <Opener>
        {last.needs.length} libraries, {misfits === 0 ? 'all fit' : `${misfits} of them do not fit`}
      </Opener>
      <ul>{[...last.needs].sort(byName).map(line)}</ul>
    </details>
  );
}

const byName = (one: SharedNeed, other: SharedNeed) => one.name.localeCompare(other.name);

const line = ({ name, needed, here, fits }: SharedNeed) => {
  const text = `${name} ${needed}: ${here.join(', ') || 'none'} here`;
  return fits ? <li key={name}>{text}</li> : <Misfit key={name}>{text}, does not fit</Misfit>;
};
