import { isSame, type Snapshot } from '../firestore-project/snapshots';
import type { ArchivedDocument } from './archive-file';

/** A document to write, and when the one was last written that it replaces; without it there is none. */
export type Restored = ArchivedDocument & { readonly replaces?: string };

/** What a restoration would do. */
export type RestorationPlan = {
  readonly added: readonly Restored[];
  /** Changed since the archive, and overwritten. */
  readonly changed: readonly Restored[];
  /** Changed since the archive, and left alone. */
  readonly kept: readonly ArchivedDocument[];
  readonly same: readonly ArchivedDocument[];
  /** Stored now, but not in the archive: left alone. */
  readonly onlyStored: readonly Snapshot[];
};

/** Compares an archive with what is stored. Pure. */
export function planRestoration(
  archived: readonly ArchivedDocument[],
  stored: readonly Snapshot[],
  { overwrite }: { readonly overwrite: boolean },
): RestorationPlan {
  const storedAt = new Map(stored.map((snapshot) => [snapshot.path, snapshot]));
  const archivedPaths = new Set(archived.map(({ path }) => path));
  const isAsStored = ({ path, fields }: ArchivedDocument) => isSame(fields, storedAt.get(path)?.fields ?? {});
  const there = archived.filter(({ path }) => storedAt.has(path));
  const differing = there.filter((document) => !isAsStored(document));
  return {
    added: archived.filter(({ path }) => !storedAt.has(path)),
    changed: overwrite
      ? differing.map((document) => ({
          ...document,
          replaces: storedAt.get(document.path)?.updateTime ?? '',
        }))
      : [],
    kept: overwrite ? [] : differing,
    same: there.filter(isAsStored),
    onlyStored: stored.filter(({ path }) => !archivedPaths.has(path)),
  };
}
