import { crash } from './testing/crash/crash';

it('loses no acknowledged commit and tears none when it is killed while writing', async () => {
  const { faults, acknowledged } = await crash(3, () => undefined);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 60_000);
