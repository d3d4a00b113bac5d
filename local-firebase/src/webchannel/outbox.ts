import { frame } from './frame';

interface Message {
  id: number;
  json: string;
}

// Small enough to show progress on a long answer, large enough to cost little.
const frameLength = 64 * 1024;

/**
 * What the server says in one session: numbered from 1, kept until the client acknowledges it, and said again from
 * there when the client opens a new back channel.
 */
export class Outbox {
  private readonly messages: Message[] = [];
  private lastId = 0;
  private sentId = 0;
  private size = 0;

  get lastSent(): number {
    return this.sentId;
  }

  /** Characters that wait to be sent or acknowledged. */
  get length(): number {
    return this.size;
  }

  /** Messages that were acknowledged: those after them are still here. */
  private get forgotten(): number {
    return this.lastId - this.messages.length;
  }

  add(message: unknown): void {
    const json = JSON.stringify(message);
    this.messages.push({ id: (this.lastId += 1), json });
    this.size += json.length;
  }

  /** Forgets what has arrived, which can only be what was sent. */
  acknowledge(id: number): void {
    const dropped = this.messages.splice(0, Math.max(0, Math.min(id, this.sentId) - this.forgotten));
    for (const { json } of dropped) this.size -= json.length;
  }

  /** The next frames start after this message. */
  rewind(id: number): void {
    this.sentId = Math.max(Math.min(id, this.sentId), this.forgotten);
  }

  /** The next frame to write, or undefined when all is said. */
  nextFrame(): string | undefined {
    const first = this.sentId - this.forgotten;
    if (first >= this.messages.length) return undefined;
    const parts: string[] = [];
    for (let length = 0, index = first; length < frameLength; index += 1) {
      const message = this.messages[index];
      if (!message) break;
      parts.push(`[${message.id},[${message.json}]]`);
      length += message.json.length;
      this.sentId = message.id;
    }
    return frame(`[${parts.join(',')}]`);
  }
}
