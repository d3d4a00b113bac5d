import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { wipeData, type BackendKind } from './backend/backend';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { assertPortsFree, portsFrom } from './serve/ports';
import { startProduct } from './serve/product';
import { deployments } from './release/deployment-folder';
import { runBuilds } from './build/run-builds';
import { summary } from './serve/summary';

const root = resolve(__dirname, '..');

const help = `npm start [-- options]
  Builds what is not built, releases it here, starts database, sign-in and six sites on this machine, and says where they are.

  --data <folder>      where the data is kept (default .local-firebase)
  --fresh              delete that data first and begin with the demo contest
  --no-build           serve what was built before
  --backend official   Firestore from the official emulator, when it is installed (in memory; sign-in stays ours)

  Ports: CONSOLE_PORT_SHELL 3000, _SEASONS 3001, _QUIZZES 3002, _QUESTIONS 3003, _SETTINGS 3004, _PUBLIC 3005,
  _FIRESTORE 8080, _AUTH 9099.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      data: { type: 'string', default: '.local-firebase' },
      fresh: { type: 'boolean', default: false },
      build: { type: 'boolean', default: true },
      backend: { type: 'string', default: 'local' },
    },
  });
  const wishes = portsFrom(process.env);
  const data = resolve(values.data);
  const backend = parseBackend(values.backend);
  await assertPortsFree(wishes);
  if (values.fresh) await wipeData(data);
  if (values.build) await runBuilds(siteBuilds, { root, log, signal });
  else assertBuilt();
  const ports = Object.fromEntries(wishes.map(({ purpose, port }) => [purpose, port]));
  const product = await startProduct({ ports, data, backend, deployment: deployments.local, log });
  onEnd(() => product.close());
  log(summary(product, data));
  return 'running';
});

function assertBuilt(): void {
  const missing = siteBuilds.filter(({ writes }) => !existsSync(resolve(root, writes)));
  if (missing.length === 0) return;
  throw new UserFacingError(
    `Not built yet: ${missing.map(({ workspace }) => workspace).join(', ')}. Leave out --no-build.`,
  );
}

function parseBackend(text: string): BackendKind {
  if (text === 'local' || text === 'official') return text;
  throw new UserFacingError(`--backend is 'local' or 'official', not '${text}'.`);
}
