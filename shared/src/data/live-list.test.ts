import { createMemoryGateway } from '@console/shared/testing';
import { all, follow, knowing, settle, short, slow, things, whole } from './testing/followed-things';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe.each([
  ['short', 13, short],
  ['long', 60, whole],
])('a list that the device knows as a %s one', (_kind, count, query) => {
  const known = async () => {
    const database = createMemoryGateway(things(count));
    await knowing(database);
    return database;
  };

  it('is whole at once, and asked for as before', async () => {
    const { gateway, asked } = slow(await known(), { remembered: all(count) });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: all(count), isWhole: true }]);
    expect(asked).toEqual([query]);
  });

  it('is not whole where the device has lost a part, until the database says so', async () => {
    const { gateway, answer, asked } = slow(await known(), { remembered: ['t07'] });
    const { told } = follow(gateway);
    await settle();
    expect(told).toEqual([{ rows: ['t07'], isWhole: false }]);
    answer();
    await settle();
    expect(told.at(-1)).toEqual({ rows: all(count), isWhole: true });
    expect(asked).toEqual([query]);
  });
});
