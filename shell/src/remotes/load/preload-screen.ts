import type { Registry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { savesData } from '../../lib/saves-data';
import { entryOf } from '../registry/entry-of';
import { loadRemoteModule } from './load-remote';

/** The screen that a person most often opens next, by path. */
const likelyNext: Readonly<Record<string, string>> = {
  [paths.seasonList]: paths.quizList,
  [paths.quizList]: paths.questionList,
};

/** Prefetches the screen at a path. Ignores errors: they happen again when the screen is opened. */
export function preloadScreen(registry: Registry, path: string, signedIn: boolean): void {
  const entry = entryOf(registry, path);
  if (!entry || savesData() || (entry.access === 'staff' && !signedIn)) return;
  loadRemoteModule(entry)
    .then(({ screens }) => screens[path]?.preload?.())
    .catch(() => undefined);
}

/**
 * Prefetches what follows the screen at a path: the other chunks of its module, and the list that a person
 * most often opens next.
 */
export function preloadNext(registry: Registry, path: string, signedIn: boolean): void {
  const next = likelyNext[path];
  if (next) preloadScreen(registry, next, signedIn);
  for (const sibling of entryOf(registry, path)?.paths ?? [])
    if (sibling !== path) preloadScreen(registry, sibling, signedIn);
}
