import { baseConfig } from './base-config';

describe('every build', () => {
  it.each(['production', 'development'] as const)(
    'loads chunks with a timeout of 120000 ms, in %s @9.09',
    (mode) => expect(baseConfig('/console/shell', mode).output).toMatchObject({ chunkLoadTimeout: 120_000 }),
  );
});
