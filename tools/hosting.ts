import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import firebase from '../firebase.json';
import { PlainError, runCommand } from './command';
import { builtPage, shellSite } from './hosting/deployment';

const help = `npm run hosting -- --config <file> --remotes <file>
  Makes what a deployment adds to the builds: puts the two files beside the shell's page, and writes
  firebase.deploy.json, which is firebase.json with the content security policy of this deployment.
  Then: npx firebase-tools deploy --config firebase.deploy.json --only firestore,hosting

  --config <file>    the configuration (default config/config.production.json)
  --remotes <file>   the registry of modules (default config/remotes.production.json)`;

const written = resolve(__dirname, '../firebase.deploy.json');

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      config: { type: 'string', default: 'config/config.production.json' },
      remotes: { type: 'string', default: 'config/remotes.production.json' },
    },
  });
  const missing = [builtPage, values.config, values.remotes].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new PlainError(`Missing: ${missing.join(', ')}. Build first, and see config/README.md.`);
  const shell = shellSite({
    '/config.json': await readFile(values.config, 'utf8'),
    '/remotes.json': await readFile(values.remotes, 'utf8'),
  });
  const hosting = firebase.hosting.map((site) => (site.target === shell.target ? shell : site));
  await copyFile(values.config, join(dirname(builtPage), 'config.json'));
  await copyFile(values.remotes, join(dirname(builtPage), 'remotes.json'));
  await writeFile(written, `${JSON.stringify({ ...firebase, hosting }, null, 2)}\n`);
  log('shell/dist has config.json and remotes.json; firebase.deploy.json has their policy.');
  return 0;
});
