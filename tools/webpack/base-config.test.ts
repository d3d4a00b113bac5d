import { baseConfig } from './base-config';

describe('what every build has in common', () => {
  it.each(['production', 'development'] as const)(
    'gives a part of the console 120000 ms to load, in %s',
    (mode) => expect(baseConfig('/console/shell', mode).output).toMatchObject({ chunkLoadTimeout: 120_000 }),
  );
});
