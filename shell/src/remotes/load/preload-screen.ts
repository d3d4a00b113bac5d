import type { Registry } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { savesData } from '../../app/saves-data';
import { entryOf } from '../registry/entry-of';
import { loadRemoteModule } from './load-remote';

/** Where a person most often goes on to. */
const likelyNext: Readonly<Record<string, string>> = {
  [paths.seasonList]: paths.quizList,
  [paths.quizList]: paths.questionList,
};

/** Loads the screen at a path before it is asked for. A fault is no matter here: it is met again when it is. */
export function preloadScreen(registry: Registry, path: string, signedIn: boolean): void {
  const entry = entryOf(registry, path);
  if (!entry || savesData() || (entry.access === 'staff' && !signedIn)) return;
  loadRemoteModule(entry)
    .then(({ screens }) => screens[path]?.preload?.())
    .catch(() => undefined);
}

/** Loads what follows the screen at a path: the rest of its module, and the list that a person most often goes on to. */
export function preloadNext(registry: Registry, path: string, signedIn: boolean): void {
  const next = likelyNext[path];
  if (next) preloadScreen(registry, next, signedIn);
  for (const sibling of entryOf(registry, path)?.paths ?? [])
    if (sibling !== path) preloadScreen(registry, sibling, signedIn);
}
