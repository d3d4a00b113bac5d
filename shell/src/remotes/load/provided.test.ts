import { join } from 'node:path';
import { providedVersions } from '../../../../tools/webpack/shared-modules';
import { provided } from './provided';

/** The exports of styled-components that no browser runs. */
const forServers = ['ServerStyleSheet', 'stylisPluginRSC', '__PRIVATE__'];

describe('the libraries that the shell provides to modules', () => {
  it('have the names and versions that module builds and release checks expect', () => {
    const versions = Object.entries(provided).map(([name, { version }]) => [name, version]);
    expect(Object.fromEntries(versions)).toEqual(providedVersions(join(__dirname, '../../../..')));
  });

  it.each(Object.entries(provided))('include %s with every name that it exports', async (name, source) => {
    const library = 'lib' in source ? source.lib() : (await source.get())();
    const exported = Object.keys(jest.requireActual<object>(name));
    expect(Object.keys(library)).toEqual(
      expect.arrayContaining(exported.filter((each) => !forServers.includes(each))),
    );
  });
});
