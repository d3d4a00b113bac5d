import { getFirestore } from 'firebase/firestore';
import type { DataTransaction } from '@console/shared/data';
import { runTransact } from './firestore-transact';

type Run = (sdk: { get: () => Promise<unknown>; set: () => void }) => Promise<unknown>;

/** The SDK's transaction: the test decides when it begins an attempt, and what its reads return. */
const mockRun = jest.fn<Promise<unknown>, [run: Run]>();

jest.mock('firebase/firestore', () => ({
  getFirestore: () => ({}),
  doc: (_database: unknown, path: string) => path,
  runTransaction: (_database: unknown, run: Run) => mockRun(run),
}));

const transact = (work: (transaction: DataTransaction) => Promise<unknown>) =>
  runTransact(getFirestore(), () => undefined, work);

const never = new Promise<never>(() => undefined);
const late = { kind: 'unavailable' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a transaction without an answer', () => {
  it('fails after 30 seconds, as without a connection', async () => {
    mockRun.mockReturnValueOnce(never);
    const outcome = transact(async () => undefined).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(29_000);
    await expect(Promise.race([outcome, Promise.resolve('under way')])).resolves.toBe('under way');
    await jest.advanceTimersByTimeAsync(1000);
    expect(await outcome).toMatchObject(late);
  });

  it('writes nothing afterwards, neither in this attempt nor in another', async () => {
    const set = jest.fn();
    let answer = (): void => undefined;
    const read = new Promise<void>((resolve) => (answer = resolve));
    const work = jest.fn(async ({ get, merge }: DataTransaction) => {
      await get('quizzes/Q1');
      await merge('quizzes/Q1', { title: 'Mine' });
    });
    let run: Run = () => never;
    mockRun.mockImplementationOnce((its) => {
      run = its;
      return its({ get: () => read, set });
    });
    const outcome = transact(work).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toMatchObject(late);
    answer();
    await jest.advanceTimersByTimeAsync(0);
    await expect(run({ get: () => read, set })).rejects.toMatchObject(late);
    expect(work).toHaveBeenCalledTimes(1);
    expect(set).not.toHaveBeenCalled();
  });

  it('leaves no timer behind when it has an answer', async () => {
    mockRun.mockImplementationOnce((run) => run({ get: () => never, set: () => undefined }));
    expect(await transact(async () => 'stored')).toBe('stored');
    expect(jest.getTimerCount()).toBe(0);
  });
});
