import { dropDraft, writeDraft, type StoredDraft } from '@console/shared/storage';
import type { KeptDraft } from '@console/shared/unsaved';

/** Where the device keeps what is typed into one form. */
export class DraftPlace implements KeptDraft {
  /** Whether the browser took all of it: its storage may be full. */
  isKept = true;

  constructor(readonly key: string) {}

  keep(draft: Omit<StoredDraft, 'key' | 'at'>): void {
    this.isKept = writeDraft({ ...draft, key: this.key, at: Date.now() });
  }

  readonly discard = (): void => dropDraft(this.key);
}
