import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { createModule } from './new-module/create-module';
import { createModuleElsewhere } from './new-module/create-module-elsewhere';
import { root } from './root';

/** These commands are a package in a team's repository. */
const isElsewhere = root !== resolve(__dirname, '..');

const help = `npm run new-module -- <name> [--title <text>] [--path <path>]
  Adds a module with one empty screen for staff: a workspace <name>-mfe with its test, its site in firebase.json, its
  release workflow and an entry wherever modules are listed. Ports, policy, lint, builds and tests are derived from it.

  --title <text>   what people call it (default: the name with a capital)
  --path <path>    the path of its screen (default: /<name>)`;

runCommand(help, async ({ log, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, path: { type: 'string' } },
  });
  const [name = '', ...more] = positionals;
  if (!name || more.length > 0) throw new UserFacingError('Name one module, such as results.');
  const title = values.title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const path = values.path ?? `/${name}`;
  const create = isElsewhere ? createModuleElsewhere : createModule;
  const files = await create(root, { name, title, path }, (file) =>
    log(`  ${file} exists and stays as it is.`),
  );
  log(files.map((file) => `  ${file}`).join('\n'));
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(program, args, { cwd: root, signal, shell: process.platform === 'win32' });
  await run('npm', 'exec', 'oxfmt', '--', ...files.filter((file) => !file.endsWith('.md')));
  log('Linking the workspace …');
  await run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  log(`
${title} is at ${path}. Next:
  ${isElsewhere ? `npx console-module dev ${name} --alone` : `npm run dev -- ${name}`}
  npm test -w ${name}-mfe
For production, see "${isElsewhere ? 'A module in another repository' : 'Add a module'}" in the console's docs/modules.md.`);
  return 0;
});
