import { Agent, get, type IncomingMessage } from 'node:http';
import { root } from './contents';
import type { Server } from './servers';

/** What of a Listen message is looked at here. */
interface Message {
  targetChange?: { targetChangeType?: string; targetIds?: number[]; readTime?: string };
  documentChange?: { document: { name: string; fields: Record<string, { integerValue?: string }> } };
}

/**
 * The listening half of a WebChannel client: one target, no resuming. It does only what a client must,
 * so that the server's time is measured and not the client's.
 */
export class Listener {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly seen = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private lastId = 0;
  private closed = false;
  /** How many states have been shown so far. */
  snapshots = 0;

  private constructor(
    private readonly address: string,
    private readonly sid: string,
  ) {
    this.receive();
  }

  static async open({ url }: Server, structuredQuery: object): Promise<Listener> {
    const database = root.slice(0, root.lastIndexOf('/'));
    const address = `${url}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(database)}`;
    const body = new URLSearchParams({
      headers: 'Authorization:Bearer owner\r\n',
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify({
        database,
        addTarget: { targetId: 2, query: { parent: root, structuredQuery } },
      }),
    });
    const answer = await fetch(`${address}&RID=1&CVER=22&t=1`, { method: 'POST', body });
    const text = await answer.text();
    const sid = /"c","([^"]+)"/.exec(text)?.[1];
    if (sid === undefined) throw new Error(`No channel was opened: ${text}`);
    return new Listener(address, sid);
  }

  /** Resolves when a state has been shown in which the document's `n` is this. */
  shows(name: string, n: number): Promise<void> {
    return this.until(() => this.seen.get(name) === n);
  }

  /** Looks at the condition whenever a state has been shown. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  close(): void {
    this.closed = true;
    this.agent.destroy();
  }

  private receive(): void {
    const path = `${this.address}&SID=${this.sid}&RID=rpc&AID=${this.lastId}&CI=0&TYPE=xmlhttp&t=1`;
    // A kept connection may have been ended by the server meanwhile: then the next one serves.
    const again = () => this.closed || this.receive();
    get(path, { agent: this.agent }, (response) => this.read(response)).on('error', () =>
      setTimeout(again, 5),
    );
  }

  private read(response: IncomingMessage): void {
    let buffer = '';
    response.setEncoding('utf8').on('data', (part: string) => {
      buffer = this.takeFrames(buffer + part);
    });
    // The server ends a back channel now and then; the client opens the next.
    response.on('end', () => this.closed || this.receive());
    response.on('error', () => undefined);
  }

  /** Handles every whole frame and returns what is left. */
  private takeFrames(buffer: string): string {
    let at = 0;
    for (;;) {
      const line = buffer.indexOf('\n', at);
      const end = line + 1 + Number(buffer.slice(at, line));
      if (line < 0 || buffer.length < end) return buffer.slice(at);
      const batch = JSON.parse(buffer.slice(line + 1, end)) as [number, Message[]][];
      for (const [id, messages] of batch) {
        this.lastId = id;
        for (const message of messages) this.take(message);
      }
      at = end;
    }
  }

  private take({ documentChange, targetChange }: Message): void {
    if (documentChange) {
      const { name, fields } = documentChange.document;
      this.seen.set(name, Number(fields['n']?.integerValue));
    }
    if (!targetChange?.readTime || targetChange.targetChangeType || targetChange.targetIds) return;
    this.snapshots += 1;
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }
}
