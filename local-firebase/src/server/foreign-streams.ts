import { added, removed } from '../listen/messages';
import { listenRequest } from '../listen/parse-request';
import type { StatusError } from '../status';
import type { Peer, Stream } from '../webchannel/stream';

/*
 * Streams for a project that is not here. An error of the stream itself would make the SDK open the next one, again and
 * again, without a word to its application; the refusal of a target or of a commit is one that it passes on.
 */

/** Refuses every target. */
export const foreignListen = (peer: Peer, refusal: StatusError): Stream => ({
  receive(json) {
    const { addTarget } = listenRequest(json);
    if (!addTarget) return;
    const id = addTarget.targetId ?? 0;
    for (const message of [added(id), removed(id, refusal)]) peer.send(message);
  },
  end: (reason) => peer.fail(reason),
  close: () => undefined,
});

/** Lets itself be opened, and refuses the first commit. */
export function foreignWrite(peer: Peer, refusal: StatusError): Stream {
  let isOpen = false;
  return {
    receive() {
      if (isOpen) return peer.fail(refusal);
      isOpen = true;
      peer.send({ streamId: '1', streamToken: 'MA==' });
    },
    end: (reason) => peer.fail(reason),
    close: () => undefined,
  };
}
