import type { KeyValueOperation } from './key-value-store';

interface Waiting {
  operations: readonly KeyValueOperation[];
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Writes batches in the order of the calls. What arrives while the disk is busy goes into the next synced batch
 * together, so many concurrent commits share one sync. After a failed write nothing more is accepted:
 * what is in memory may be ahead of the disk, and only a restart puts that right.
 */
export class BatchWriter {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;
  private failure: { reason: unknown } | undefined;

  constructor(
    private readonly writeSynced: (operations: KeyValueOperation[]) => Promise<void>,
    /** Called once, with the first failure. */
    private readonly onFailure: (reason: unknown) => void = () => undefined,
  ) {}

  write(operations: readonly KeyValueOperation[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ operations, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when everything written so far has been answered. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      await this.writeGroup(group);
    }
    this.running = undefined;
  }

  private async writeGroup(group: Waiting[]): Promise<void> {
    try {
      if (this.failure) throw this.failure.reason;
      await this.writeSynced(group.flatMap((entry) => entry.operations));
      for (const entry of group) entry.resolve();
    } catch (reason) {
      if (!this.failure) this.onFailure(reason);
      this.failure = { reason };
      for (const entry of group) entry.reject(reason);
    }
  }
}
