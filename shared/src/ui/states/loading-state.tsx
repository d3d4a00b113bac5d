import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Spinner } from './spinner';

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/**
 * What loads within 200 ms needs no sign; the room is kept from the start, so that nothing jumps. A page that shows the
 * sign before any script has run sets `--appear`: what stands there already must not go and come again.
 */
const Later = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  animation: var(--appear, ${appear} 120ms 200ms both);
`;

const Rows = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  height: 2.8125rem;
  padding-inline: ${theme.space(3)};
  animation: ${breathe} 1.6s ease-in-out infinite;

  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }

  &::before {
    content: '';
    width: 62%;
    height: 12px;
    border-radius: 6px;
    background: ${theme.color.surfaceSunken};
  }

  &:nth-child(3n + 2)::before {
    width: 48%;
  }

  &:nth-child(5n + 3)::before {
    width: 71%;
  }
`;

/** As many grey rows as will come, each of the height of a real one. */
export function SkeletonRows({ rows = 10 }: { rows?: number }) {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} />
      ))}
    </Rows>
  );
}

/**
 * A list on its way: seen after 200 ms, heard as 'Loading…'. Where something else of the screen stands below, it would
 * move when the list has come: it can hide as long as there is a `[data-loading]` above it. The shell, too, keeps what
 * can wait until there is none.
 */
export function LoadingState({ label, rows }: { label?: string; rows?: number }) {
  return (
    <Later data-loading>
      <Spinner label={label} />
      <SkeletonRows rows={rows} />
    </Later>
  );
}
