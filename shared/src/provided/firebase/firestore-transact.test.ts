import { getFirestore } from 'firebase/firestore';
import type { CreateOptions, DataTransaction } from '@console/shared/data';
import { runTransact } from './firestore-transact';

type Run = (sdk: { get: () => Promise<unknown>; set: () => void }) => Promise<unknown>;

/** The SDK's transaction: the test decides when it begins an attempt, and what its reads return. */
const mockRun = jest.fn<Promise<unknown>, [run: Run]>();

jest.mock('firebase/firestore', () => ({
  getFirestore: () => ({}),
  doc: (_database: unknown, path: string) => path,
  runTransaction: (_database: unknown, run: Run) => mockRun(run),
}));

// The counter needs the performance timeline, which jsdom does not have.
jest.mock('@console/shared/data', () => ({
  ...jest.requireActual<object>('@console/shared/data'),
  readCounter: () => () => undefined,
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

describe('creating a document', () => {
  const creation = async (options?: CreateOptions) => {
    const sdk = { get: jest.fn(async () => undefined), set: jest.fn() };
    mockRun.mockImplementationOnce((run) => run(sdk));
    await transact(({ create }) => create('quizzes/Q1', { title: 'Week 1' }, options));
    expect(sdk.set).toHaveBeenCalledTimes(1);
    return sdk;
  };

  it('reads whether it exists', async () => expect((await creation()).get).toHaveBeenCalledTimes(1));

  it('reads nothing if its id was made just now', async () =>
    expect((await creation({ hasNewId: true })).get).not.toHaveBeenCalled());
});
