import { deleteSharedContent, keepSharedContent, readSharedContent } from '@console/shared/storage';
import { memoryCaches } from '@console/shared/testing';

const address = 'https://console.example.org/shared-questions';
const start = Date.parse('2026-11-30T08:00:00Z');

/** The form that a phone sends. */
const form = (parts: readonly string[]) =>
  new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=XX' },
    body: `${parts.map((part) => `--XX\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--XX--\r\n`,
  });
const text = (name: string, value: string) => `name="${name}"\r\n\r\n${value}`;
const file = (name: string, value: string) =>
  `name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${value}`;

let device: ReturnType<typeof memoryCaches>;
beforeEach(() => {
  device = memoryCaches();
  Object.assign(globalThis, { caches: device.caches });
  jest.useFakeTimers({ now: start, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('what another app shares', () => {
  it.each([
    ['its text', [text('title', 'A chat'), text('text', '1. ఎవరు?\nA) నోవహు')], '1. ఎవరు?\nA) నోవహు'],
    [
      'an address without a text',
      [text('text', ' '), text('url', 'https://example.org')],
      'https://example.org',
    ],
    ['a title alone', [text('title', 'Who built the ark?')], 'Who built the ark?'],
  ])('is %s', async (_what, parts, expected) => {
    await keepSharedContent(form(parts));
    expect(await readSharedContent()).toEqual({ content: expected, others: 0 });
  });

  it('is the first file with a content, under its name', async () => {
    await keepSharedContent(
      form([text('text', 'Here it is'), file('', ''), file('wk.csv', 'a,b'), file('b.csv', 'c')]),
    );
    const shared = await readSharedContent();
    const content = shared?.content;
    if (typeof content !== 'object') throw new Error('No file was read');
    expect([content.name, content.type, await content.text(), shared?.others]).toEqual([
      'wk.csv',
      'text/csv',
      'a,b',
      1,
    ]);
  });

  it('is the newest, until it is taken', async () => {
    await keepSharedContent(form([text('text', 'First')]));
    await keepSharedContent(form([text('text', 'Second')]));
    expect((await readSharedContent())?.content).toBe('Second');
    await deleteSharedContent();
    expect(await readSharedContent()).toBeUndefined();
  });

  it.each([
    ['a day', [text('text', 'Old')], 24 * 60 * 60 * 1000 + 1000],
    ['being read without a content', [text('text', ' ')], 0],
  ])('is deleted after %s', async (_what, parts, later) => {
    await keepSharedContent(form(parts));
    jest.setSystemTime(start + later);
    expect(await readSharedContent()).toBeUndefined();
    expect(device.stored.size).toBe(0);
  });

  it('is nothing on a device without caches', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await deleteSharedContent();
    expect(await readSharedContent()).toBeUndefined();
  });
});
