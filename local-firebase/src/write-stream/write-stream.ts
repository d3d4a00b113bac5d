import { commit, type Backend } from '../commit/commit';
import { parseWrite } from '../commit/parse-write';
import { SettledOutput } from '../database/settled-output';
import { list, message, text, type Parser } from '../wire/message';
import type { Caller, Peer, Stream } from '../webchannel/stream';

const anything: Parser<unknown> = (json) => json;

const request = message({
  database: text,
  streamId: text,
  streamToken: text,
  writes: list(anything),
  labels: anything,
});

const tokenOf = (count: number): string => Buffer.from(String(count)).toString('base64');

/** The Write method: the first message opens the stream, each later one is a commit, acknowledged in order. */
export function openWriteStream(backend: Backend, peer: Peer, { auth, database }: Caller): Stream {
  const output = new SettledOutput(backend.database, peer);
  let count = 0;
  let closed = false;

  function receive(json: unknown): void {
    if (closed) return;
    const { writes: given = [] } = request(json);
    const streamToken = tokenOf(count);
    count += 1;
    if (count === 1) return output.send([{ streamId: '1', streamToken }]);
    const writes = given.map((write) => parseWrite(database, write));
    output.send([{ streamToken, ...commit(backend, auth, writes) }]);
  }

  function end(reason: unknown): void {
    if (!closed) output.fail(reason);
    closed = true;
  }

  return {
    receive(json) {
      try {
        receive(json);
      } catch (error) {
        end(error);
      }
    },
    end,
    close() {
      closed = true;
    },
  };
}
