import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteBuilds } from './build/builds';
import { UserFacingError, runCommand } from './command';
import { findOfficialEmulator } from './backend/official-emulator';
import { runBuilds } from './build/run-builds';
import { timeTaken } from './run-time';
import { findOrInstall, firefox, webKit, type DebianBrowser } from './browsers/debian-browsers';
import { findBrowser } from './browsers/test-browser';

const root = resolve(__dirname, '..');

const help = `npm run e2e [-- options]
  Runs the flows of e2e/*/*.flow.ts with Playwright in a real browser on the production build, on ports and data of
  their own. What failed leaves a picture and the page's elements in test-results/.
  Flows that are tagged @long run with --long, --all or --only. \`npm run e2e:long\` is \`npm run e2e -- --long\`.

  --long               only the flows that are tagged @long
  --all                the others, too
  --firefox, --webkit   only those that Firefox or WebKit plays; --long plays them, too
  --only <word>        all flows of the files whose name contains the word
  --backend official   Firestore from the official emulator, when it is installed

  Everything else goes to Playwright, as --headed, --workers 1, -g <words of a title>, --last-failed, --debug, and
  --trace on: \`npx playwright show-trace <file>\` opens what it leaves in test-results/.`;

runCommand(help, async ({ log, signal, onEnd }) => {
  const start = performance.now();
  const { only, backend, flows, engine, others } = argumentsOf(process.argv.slice(2));
  const files = (await readdir(join(root, 'e2e'), { recursive: true }))
    .map((path) => basename(path))
    .filter((name) => name.endsWith('.flow.ts') && name.includes(only));
  if (files.length === 0) throw new UserFacingError(`No file e2e/*/*.flow.ts has '${only}' in its name.`);
  if (backend === 'official' && !findOfficialEmulator()) {
    log('The official Firestore emulator is not on this machine: nothing was compared with it.');
    return 0;
  }
  await runBuilds(siteBuilds, { root, log, signal });
  const temporary = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  onEnd(() => rm(temporary, { recursive: true, force: true }));

  const playwright = createRequire(__filename).resolve('@playwright/test/cli');
  const selected = only ? files.map((name) => `/${name.replaceAll('.', '\\.')}$`) : [];
  const shows = ['--headed', '--debug', '--ui'].some((option) => others.includes(option));
  const find = (browser: DebianBrowser) =>
    engine === browser || (!engine && flows === 'long') ? findOrInstall(browser, log) : undefined;
  const engines = { CONSOLE_FIREFOX: find(firefox), CONSOLE_WEBKIT: find(webKit) };
  if (engine && !Object.values(engines).some(Boolean)) return 1;
  const project = engine ? ['--project', engine.name.toLowerCase()] : [];
  const child = spawn(process.execPath, [playwright, 'test', ...selected, ...project, ...others], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
    env: {
      ...process.env,
      CONSOLE_BROWSER: findBrowser(log, shows ? 'full' : 'headless'),
      CONSOLE_BACKEND: backend,
      CONSOLE_FLOWS: flows,
      ...engines,
      CONSOLE_TEMP: temporary,
    },
  });
  const ended = new Promise<number>((resolveCode, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolveCode(code ?? 1));
  });
  onEnd(() => interrupt(child, ended));
  const code = await ended;
  const seconds = (performance.now() - start) / 1000;
  if (flows === 'long') log(`\n${timeTaken('npm run e2e:long', [{ name: flows, seconds }]).join('\n')}`);
  return code;
});

/** Removes the options of this command; passes the others to Playwright unchanged. */
function argumentsOf(given: string[]) {
  const options = {
    only: { type: 'string' },
    backend: { type: 'string' },
    long: { type: 'boolean' },
    all: { type: 'boolean' },
    firefox: { type: 'boolean' },
    webkit: { type: 'boolean' },
  } as const;
  const { values, tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  const ours = tokens.filter((token) => token.kind === 'option' && token.name in options);
  const taken = new Set(
    ours.flatMap((token) =>
      // The value of an option may be the next argument.
      token.kind === 'option' && token.inlineValue === false ? [token.index, token.index + 1] : [token.index],
    ),
  );
  return {
    only: String(values.only ?? ''),
    backend: String(values.backend ?? 'local'),
    engine: values.firefox ? firefox : values.webkit ? webKit : undefined,
    flows: values.long ? 'long' : values.all || values.only ? 'all' : 'short',
    others: given.filter((_argument, index) => !taken.has(index)),
  };
}

/** Playwright closes its browsers and products on the first signal; its process group gets no second one. */
async function interrupt(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  child.kill('SIGINT');
  await ended;
}
