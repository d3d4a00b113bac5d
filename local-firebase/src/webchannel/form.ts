import { invalid } from '../status';
import { badPayload, int32 } from '../wire/message';

/** The body of a forward channel request: numbered messages, and at the handshake the headers of the stream. */
export interface Form {
  headers: ReadonlyMap<string, string>;
  /** The number of the first message. */
  offset: number;
  /** As they came; `parseMessage` reads one. */
  messages: string[];
}

const mostMessages = 1000;
// https://firebase.google.com/docs/firestore/quotas: the largest request; one message of a stream is one.
const mostBytes = 11 * 1024 * 1024;

export function parseForm(body: string): Form {
  const form = new URLSearchParams(body);
  const count = int32(form.get('count') ?? '0');
  const offset = int32(form.get('ofs') ?? '0');
  if (count < 0 || count > mostMessages || offset < 0) throw badPayload('Messages are counted wrongly.');
  const messages = Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? '');
  return { headers: parseHeaders(form.get('headers') ?? ''), offset, messages };
}

/** Throws INVALID_ARGUMENT, which tells the client that sending the same again is no use. */
export function parseMessage(text: string): unknown {
  if (Buffer.byteLength(text) > mostBytes) throw invalid('The request is larger than 11 MiB.');
  try {
    return JSON.parse(text);
  } catch {
    throw badPayload('A message is not JSON.');
  }
}

/** `Name:Value` lines; names in lower case. */
const parseHeaders = (text: string): Form['headers'] =>
  new Map(
    text.split('\r\n').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
