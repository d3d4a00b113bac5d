import type { Database } from '../database/database';
import type { Peer } from '../webchannel/stream';
import { snapshot, type ListenMessage } from './messages';
import { resumeToken } from './resume-token';

/**
 * What one client hears: only what is on disk, all of it that has gathered, then one snapshot that makes the client
 * show it.
 */
export class ListenOutput {
  private waiting: { version: string; messages: readonly ListenMessage[] }[] = [];
  private running = false;

  constructor(
    private readonly database: Database,
    private readonly peer: Peer,
  ) {}

  /** The messages describe the state as it is now. */
  say(messages: readonly ListenMessage[]): void {
    if (messages.length === 0) return;
    this.waiting.push({ version: this.database.version, messages });
    if (!this.running) void this.run();
  }

  fail(error: unknown): void {
    this.waiting = [];
    this.peer.fail(error);
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.waiting.length > 0) {
        await this.database.durable();
        this.sendSettled();
      }
    } catch (error) {
      this.fail(error);
    }
    this.running = false;
  }

  private sendSettled(): void {
    const { settledVersion } = this.database;
    const settled = this.waiting.filter(({ version }) => version <= settledVersion);
    this.waiting = this.waiting.slice(settled.length);
    for (const message of settled.flatMap(({ messages }) => messages)) this.peer.send(message);
    const token = resumeToken(this.database, settledVersion);
    this.peer.send(snapshot(this.database.nextSnapshotTime(), token));
  }
}
