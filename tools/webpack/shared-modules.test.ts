import { join } from 'node:path';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { neededSettings, providedVersions } from './shared-modules';

const root = join(__dirname, '../..');

/** The requirements of a module with this `package.json`. */
async function neededBy(declared: object): Promise<Record<string, string>> {
  const { folder, remove } = await temporaryFolder();
  await put(join(folder, 'package.json'), JSON.stringify(declared));
  const needed = Object.entries(neededSettings(root, folder));
  await remove();
  return Object.fromEntries(needed.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

describe('a module’s requirement', () => {
  it('is the version it is built with, if it declares nothing', async () => {
    const provided = Object.entries(providedVersions(root));
    expect(await neededBy({})).toEqual(
      Object.fromEntries(provided.map(([name, version]) => [name, `^${version}`])),
    );
  });

  it.each(['dependencies', 'peerDependencies'])('is the range that it declares in its %s', async (where) => {
    expect(await neededBy({ [where]: { react: '^20.0.0', 'styled-components': '>=6.1 <8' } })).toMatchObject({
      react: '^20.0.0',
      'react/jsx-runtime': '^20.0.0',
      'styled-components': '>=6.1 <8',
    });
  });

  it('is the range of its peer dependency, where it declares both', async () => {
    const both = { dependencies: { react: '19.3.1' }, peerDependencies: { react: '>=19' } };
    expect(await neededBy(both)).toMatchObject({ react: '>=19' });
  });

  it('is every compatible version, where it pins one', async () => {
    expect(await neededBy({ dependencies: { react: '20.1.0' } })).toMatchObject({ react: '^20.1.0' });
  });

  it('is the major version of the contract, for the console’s own code', async () => {
    const declared = { dependencies: { '@console/shared': '7.0.0' } };
    expect(await neededBy(declared)).toMatchObject({ '@console/shared/ui': '^1.0.0' });
  });
});
