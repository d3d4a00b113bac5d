import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { put, temporaryFolder } from '../release/testing/build-folder';
import { baseConfig } from './base-config';
import { licenceFile, licenceTexts } from './licence-texts';

it('names each package of a build, of its bundled assets too, with the text of its licence', async () => {
  const { folder, remove } = await temporaryFolder();
  const packages = join(folder, 'node_modules');
  const about = (name: string, license: string) => JSON.stringify({ name, version: '1.2.3', license });
  await put(join(packages, 'used/package.json'), about('used', 'MIT'));
  await put(join(packages, 'used/LICENSE.md'), 'Use it freely.\n');
  await put(join(packages, 'used/index.js'), 'module.exports = 1;');
  await put(join(packages, '@of/worker/package.json'), about('@of/worker', 'OFL-1.1'));
  await put(join(packages, '@of/worker/NOTICE'), 'By us.');
  await put(join(packages, 'unused/package.json'), about('unused', 'MIT'));
  await put(join(folder, 'main.js'), "import 'used';");

  const bundled = {
    apply: ({ hooks }: webpack.Compiler) =>
      hooks.thisCompilation.tap('worker', (compilation) =>
        compilation.hooks.processAssets.tap('worker', () =>
          compilation.emitAsset('worker.js', new webpack.sources.RawSource(''), {
            bundledFiles: [join(packages, '@of/worker/src/worker.js')],
          }),
        ),
      ),
  };
  const config = baseConfig(folder, 'production');
  const compiler = webpack({ ...config, entry: './main.js', plugins: [bundled, licenceTexts()] });
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  const text = await readFile(join(folder, 'dist', licenceFile), 'utf8');
  await remove();
  expect(text).toBe('@of/worker 1.2.3 (OFL-1.1)\n\nBy us.\n\nused 1.2.3 (MIT)\n\nUse it freely.');
});
