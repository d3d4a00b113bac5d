import * as fc from 'fast-check';
import { StatusError } from '../status';
import { parseForm, parseMessage } from './form';
import { frame } from './frame';
import { Outbox } from './outbox';
import { Session } from './session';

/** Takes an answer apart as the client does. */
function messagesIn(text: string): unknown[] {
  const line = text.indexOf('\n');
  const length = Number(text.slice(0, line));
  const rest = text.slice(line + 1);
  const batch: unknown = JSON.parse(rest.slice(0, length));
  const others = rest.length > length ? messagesIn(rest.slice(length)) : [];
  return [batch, others].flat();
}

const fail = (error: unknown): never => {
  throw error;
};

it('a frame is measured in UTF-16 units', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      expect(messagesIn(texts.map((text) => frame(JSON.stringify([text]))).join('') || frame('[]'))).toEqual(
        texts,
      );
    }),
  );
});

describe('the outbox', () => {
  it('numbers from one and says again what was not acknowledged', () => {
    const outbox = new Outbox();
    for (const word of ['a', 'b', 'c']) outbox.add(word);
    expect(messagesIn(outbox.nextFrame() ?? '')).toEqual([
      [1, ['a']],
      [2, ['b']],
      [3, ['c']],
    ]);
    expect(outbox.nextFrame()).toBeUndefined();
    outbox.acknowledge(1);
    outbox.rewind(1);
    expect(messagesIn(outbox.nextFrame() ?? '')).toEqual([
      [2, ['b']],
      [3, ['c']],
    ]);
    outbox.acknowledge(3);
    expect(outbox.length).toBe(0);
  });

  it('forgets nothing that it has not sent, whatever the client says', () => {
    const outbox = new Outbox();
    for (const word of ['a', 'b']) outbox.add(word);
    outbox.acknowledge(99);
    outbox.rewind(99);
    outbox.rewind(-1);
    expect(messagesIn(outbox.nextFrame() ?? '')).toEqual([
      [1, ['a']],
      [2, ['b']],
    ]);
  });

  it('splits a long answer into several frames', () => {
    const outbox = new Outbox();
    const long = 'x'.repeat(40_000);
    for (let count = 0; count < 5; count += 1) outbox.add(long);
    const frames: string[] = [];
    for (let text = outbox.nextFrame(); text !== undefined; text = outbox.nextFrame()) frames.push(text);
    expect(frames).toHaveLength(3);
    expect(messagesIn(frames.join(''))).toHaveLength(5);
  });
});

describe('a session', () => {
  it('hands each message over once and in order, also when a request is repeated', () => {
    const received: unknown[] = [];
    const session = new Session(
      () => ({ receive: (message) => received.push(message), end: fail, close: () => undefined }),
      fail,
    );
    session.receive({ offset: 0, messages: ['1', '2'] });
    session.receive({ offset: 0, messages: ['1', '2'] });
    session.receive({ offset: 1, messages: ['2', '3'] });
    expect(received).toEqual([1, 2, 3]);
    expect(() => session.receive({ offset: 5, messages: ['6'] })).toThrow(StatusError);
  });
});

describe('a form', () => {
  it('holds the headers of the stream and its messages', () => {
    const body = new URLSearchParams({
      headers: 'X-Goog-Api-Client:gl-js/\r\nAuthorization: Bearer a.b.c\r\n',
      count: '2',
      ofs: '3',
      req0___data__: '{"a":1}',
      req1___data__: '{"b":"&="}',
    });
    const { headers, offset, messages } = parseForm(body.toString());
    expect(headers.get('authorization')).toBe('Bearer a.b.c');
    expect([offset, messages.map(parseMessage)]).toEqual([3, [{ a: 1 }, { b: '&=' }]]);
  });

  it('is read or refused, whatever comes', () => {
    const field = fc.oneof(fc.constantFrom('count', 'ofs', 'req0___data__', 'headers'), fc.string());
    const body = fc.dictionary(field, fc.oneof(fc.nat().map(String), fc.json(), fc.string()));
    fc.assert(
      fc.property(body, (fields) => {
        try {
          parseForm(new URLSearchParams(fields).toString()).messages.forEach(parseMessage);
        } catch (error) {
          expect(error).toBeInstanceOf(StatusError);
        }
      }),
    );
  });
});
