import type { Peer } from '../webchannel/stream';
import type { Database } from './database';

/** Sends in order, and only what is on disk: a message waits for all commits made before it was given. */
export class SettledOutput {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly peer: Peer,
  ) {}

  send(messages: readonly object[]): void {
    this.then(() => {
      for (const message of messages) this.peer.send(message);
    });
  }

  fail(error: unknown): void {
    this.then(() => this.peer.fail(error));
  }

  private then(action: () => void): void {
    const durable = this.database.durable();
    this.last = this.last
      .then(() => durable)
      .then(action)
      .catch((error: unknown) => this.peer.fail(error));
  }
}
