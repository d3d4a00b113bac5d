import { lazy, Suspense, type ComponentType } from 'react';
import { loadInIdleTime } from './load-idle-parts';

/** Nothing where it cannot be loaded: the next page shows it. */
const lazily = <Props extends object>(
  choose: (parts: Awaited<ReturnType<typeof loadInIdleTime>>) => ComponentType<Props>,
) => {
  const Part = lazy(async () => {
    const parts = await loadInIdleTime().catch(() => undefined);
    return { default: parts ? choose(parts) : () => null };
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

export const LanguageNotice = lazily((parts) => parts.LanguageNotice);
export const PaletteHost = lazily((parts) => parts.PaletteHost);
export const PersonTools = lazily((parts) => parts.PersonTools);
export const StaffHosts = lazily((parts) => parts.StaffHosts);

/** After the other parts, of which a logout waits for the drafts. */
const LazyUndoHost = lazy(async () => {
  await loadInIdleTime().catch(() => undefined);
  const part = await import(/* webpackChunkName: "history" */ './undo-host').catch(() => undefined);
  return { default: part?.UndoHost ?? (() => null) };
});

export const UndoHost = () => (
  <Suspense>
    <LazyUndoHost />
  </Suspense>
);
