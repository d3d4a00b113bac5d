import { lazy, Suspense, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Spinner } from './spinner';
import { useIsOnline } from './use-is-online';

/** With what staff load in idle time: visitors need the connection for everything. */
const NotOnDevice = lazy(async () => {
  const part = await import(/* webpackChunkName: "idle" */ './not-on-device').catch(() => undefined);
  return { default: part?.NotOnDevice ?? (({ children }: { children: ReactNode }) => children) };
});

const appear = keyframes`
  from { opacity: 0; }
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/**
 * Content that loads within 200 ms shows no indicator; its space is reserved from the start, so that the layout does
 * not shift. A prerendered page that already shows the indicator sets `--appear`, so that it does not flash.
 */
const Delayed = styled.div`
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

  &[data-field]::before {
    width: 100%;
    height: 2rem;
  }
`;

type SkeletonProps = { rows?: number; isForm?: boolean };

/** As many skeleton rows as expected, each with the height of a real row; for a form, as fields. */
export function SkeletonRows({ rows = 10, isForm = false }: SkeletonProps) {
  return (
    <Rows aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} data-field={isForm || undefined} />
      ))}
    </Rows>
  );
}

type LoadingStateProps = SkeletonProps & { label?: string };

/**
 * A loading list, or form: visible after 200 ms, announced as 'Loading…'. Content below it would shift when the list has
 * loaded; it can stay hidden while a `[data-loading]` element is above it. The shell, too, defers optional content
 * until there is none. Offline, it says that the device has no copy, until the connection is back.
 */
export function LoadingState({ label, ...skeletonRows }: LoadingStateProps) {
  const isOnline = useIsOnline();
  const skeleton = (
    <Delayed data-loading role="status">
      <Spinner label={label} />
      <SkeletonRows {...skeletonRows} />
    </Delayed>
  );
  if (isOnline) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <NotOnDevice>{skeleton}</NotOnDevice>
    </Suspense>
  );
}
