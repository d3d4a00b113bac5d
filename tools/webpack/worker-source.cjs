const { build } = require('esbuild');

/**
 * A loader that makes one script of a worker with all it imports, and exports it as text: `import('./x.worker.ts?source')`.
 * Browsers start workers only from the page's own origin, which no module has, so a module starts one from a blob. As part
 * of a chunk, the text is loaded with the chunk's hash; a script that the worker loads itself could not be checked.
 */
module.exports = function workerSource() {
  const done = this.async();
  bundle(this).then(
    (text) => done(null, `export const code = ${JSON.stringify(text)};`),
    (error) => done(error),
  );
};

async function bundle({ resourcePath, mode, addDependency }) {
  const { outputFiles, metafile } = await build({
    entryPoints: [resourcePath],
    absWorkingDir: '/',
    bundle: true,
    minify: mode === 'production',
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    target: 'es2022',
    metafile: true,
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) addDependency(`/${file}`);
  return outputFiles[0].text;
}
