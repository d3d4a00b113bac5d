import type { Caller, Stream } from '../webchannel/stream';

/** The streams that are open now, with those whose they are. */
export class OpenStreams<S extends Stream = Stream> {
  private readonly streams = new Map<S, Caller>();

  /** The same stream, listed until it is closed. */
  add(stream: S, caller: Caller): Stream {
    this.streams.set(stream, caller);
    return {
      receive: (message) => stream.receive(message),
      end: (reason) => stream.end(reason),
      close: () => {
        this.streams.delete(stream);
        stream.close();
      },
    };
  }

  get all(): readonly { stream: S; caller: Caller }[] {
    return [...this.streams].map(([stream, caller]) => ({ stream, caller }));
  }
}
