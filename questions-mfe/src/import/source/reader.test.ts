import { ark, summary } from '../../read/testing/expected';
import { importLimits } from '../../read/imported';
import { readSource } from './reader';

const text = 'Question,A,B,C,D,Answer\nWho built the ark?,Noah,Moses,David,Saul,A\n';

jest.mock('../../read/reading.worker.ts?source', () => ({ code: '' }), { virtual: true });

/** A worker that starts and never answers. */
const slowWorker = (terminate: () => void) =>
  class {
    onmessage = () => undefined;
    terminate = terminate;
    postMessage = () => undefined;

    constructor() {
      setTimeout(() => this.onmessage());
    }
  };

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

// jsdom has no workers: as in a shell whose policy has none, the page reads the source.
describe('reading a source', () => {
  it('returns the questions of a text', async () => expect(summary(await readSource(text))).toEqual([ark]));

  it('returns the questions of a file', async () =>
    expect(summary(await readSource(new File([text], 'questions.csv')))).toEqual([ark]));

  it('takes the columns that a person has chosen', async () => {
    const mapping = { question: 5, option1: 1, option2: 2, option3: 3, option4: 4, answer: 0 };
    const turned = 'Question,A,B,C,D,Answer\nA,Noah,Moses,David,Saul,Who built the ark?\n';
    expect(summary(await readSource(turned, { mapping }))).toEqual([ark]);
  });

  it('refuses a large file without opening it', async () => {
    const file = new File([], 'large.csv');
    Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
    const opened = jest.spyOn(file, 'arrayBuffer');
    await expect(readSource(file)).rejects.toMatchObject({ name: 'UnreadableSource', reason: 'too-large' });
    expect(opened).not.toHaveBeenCalled();
  });

  it('refuses a long text', () =>
    expect(readSource('x'.repeat(importLimits.bytes + 1))).rejects.toMatchObject({ reason: 'too-large' }));

  it('returns the columns with the refusal where they are not known', () =>
    expect(readSource('a\tb\tc\td\te\tf\n1\t2\t3\t4\t5\t6')).rejects.toMatchObject({
      reason: 'unknown-columns',
      table: { columns: expect.any(Array) as unknown },
    }));

  it('ends a worker that takes longer than 30 s', async () => {
    const terminate = jest.fn();
    Object.assign(globalThis, { Worker: slowWorker(terminate) });
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const read = readSource(text);
    limit.abort();
    await expect(read).rejects.toMatchObject({ reason: 'too-slow' });
    expect([timeout.mock.calls, terminate.mock.calls.length]).toEqual([[[30_000]], 1]);
  });

  it('ends when it is aborted', async () => {
    const controller = new AbortController();
    const read = readSource(text, { signal: controller.signal });
    controller.abort();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    await expect(readSource(text, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
