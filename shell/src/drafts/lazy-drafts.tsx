import { lazy, Suspense, type ComponentType } from 'react';
import { loadDraftsLater } from './load-drafts';

/** Nothing where it cannot be loaded: the next page shows it. */
const lazily = <Props extends object>(
  choose: (drafts: Awaited<ReturnType<typeof loadDraftsLater>>) => ComponentType<Props>,
) => {
  const Part = lazy(async () => {
    const drafts = await loadDraftsLater().catch(() => undefined);
    return { default: drafts ? choose(drafts) : () => null };
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

export const DraftsButton = lazily((drafts) => drafts.DraftsButton);
export const PendingSaves = lazily((drafts) => drafts.PendingSaves);
