#!/usr/bin/env node
// The commands of this package, run on the workspaces of the folder that it is installed in.
const { spawn } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

const help = `console-module <command>
  new <name>          makes a module with one screen, in a workspace <name>-mfe
  dev <name> --alone  serves it from its sources, with hot reload and a database of its own
  test [<name>]       runs its tests
  messages [--check]  adds the messages of all modules to their catalogues, or checks the translations; also --rename, --review
  build <name>        builds it
  release <name>      builds, checks and publishes it, and makes it live
  rollback <name>     makes an earlier release live again
  withdraw <name>     takes it offline until the next release
  releases <name>     lists its releases
  firebase <command>  runs the Firebase CLI, which is installed separately:
                      npm ci --ignore-scripts --prefix node_modules/@console/module-kit/tools/firebase
Each but test has its own --help.`;

const tools = join(__dirname, '..');
const firebase = join(tools, 'firebase/node_modules/firebase-tools/lib/bin/firebase.js');
const scripts = {
  new: 'new-module.ts',
  dev: 'dev.ts',
  messages: 'messages.ts',
  build: 'build-all.ts',
  release: 'release.ts',
  rollback: 'rollback.ts',
  withdraw: 'withdraw.ts',
  releases: 'releases.ts',
};

/** The team's repository: npm runs the scripts of a workspace in its folder. */
function rootFrom(folder) {
  const file = join(folder, 'package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).workspaces) return folder;
  const parent = dirname(folder);
  return parent === folder ? process.cwd() : rootFrom(parent);
}

function run(program, args) {
  const env = { ...process.env, CONSOLE_ROOT: rootFrom(process.cwd()) };
  const child = spawn(process.execPath, [...program, ...args], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

function main([command, ...args]) {
  if (command === 'test') {
    const config = ['-c', resolve(tools, '../jest.config.cjs'), '--rootDir', rootFrom(process.cwd())];
    const named = args.map((name) => `/${name.replace(/-mfe$/, '')}-mfe/`);
    run([require.resolve('jest/bin/jest')], [...config, ...named]);
  } else if (command === 'firebase' && existsSync(firebase)) {
    run([firebase], args);
  } else if (scripts[command]) {
    const loader = pathToFileURL(require.resolve('tsx')).href;
    run(['--import', loader, join(tools, scripts[command])], args);
  } else {
    console.log(help);
    process.exitCode = command === undefined || command === '--help' ? 0 : 1;
  }
}

main(process.argv.slice(2));
