import type { CommitEvent } from '../database/database';
import type { ListenMessage } from './messages';

/** Something that a client watches. Its methods look at the state as it is now. */
export interface Target {
  readonly id: number;
  /** What is watched, in words. */
  describe(): string;
  /** Throws PERMISSION_DENIED when the caller may not watch this, now. */
  demandAccess(): void;
  /** True when the commit touches what is watched, or a document that access was decided by. */
  concerns(event: CommitEvent): boolean;
  /** Everything, or with the version that the client has seen, what happened since. */
  initial(seen: string | undefined, expectedCount: number | undefined): ListenMessage[];
  /** What the commit changes for this target. */
  update(event: CommitEvent): ListenMessage[];
}
