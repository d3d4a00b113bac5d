import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { posix } from 'node:path';
import type { Tree } from './tree';

/** An npm script of a workspace, or of the root for ''. */
export type Script = { readonly run: string; readonly workspace: string };

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a program gets: options that it does not have, and words beside options and their values. */
type Given = { readonly unknown: readonly string[]; readonly words: readonly string[] };

/** How our programs write the table of `parseArgs`. Importing a program would run it. */
const inTable = /([\w-]+)'?: \{\s*type: '(string|boolean)'(?:[^}]*\bshort: '(\w)')?/g;

/** How the help of Jest and Playwright lists options. */
const inHelp = /^ +(?:-(\w), )?--([\w-]+)( <)?/gm;

const option = (type: 'string' | 'boolean', short: string | undefined) => ({ type, ...(short && { short }) });

/** The options of one of our programs, from its source. */
export function optionsIn(source: string): Options {
  const found = [...source.matchAll(inTable)].map(
    ([, name = '', type, short]) => [name, option(type === 'string' ? type : 'boolean', short)] as const,
  );
  const negative = source.includes('allowNegative: true') ? found : [];
  return Object.fromEntries([...found, ...negative.map(([name, each]) => [`no-${name}`, each] as const)]);
}

/** The options that a script hands on to Jest or Playwright. */
function optionsOfLibrary(run: string): Options {
  const library = /jest\b|test-rules/.test(run)
    ? ['jest/bin/jest']
    : run.includes('tools/e2e')
      ? ['@playwright/test/cli', 'test']
      : undefined;
  if (!library) return {};
  const [program = '', ...args] = library;
  const path = createRequire(__filename).resolve(program);
  const help = spawnSync(process.execPath, [path, ...args, '--help'], { encoding: 'utf8' }).stdout;
  return Object.fromEntries(
    [...help.matchAll(inHelp)].map(([, short, name = '', value]) => [
      name,
      option(value ? 'string' : 'boolean', short),
    ]),
  );
}

/** The source of our program that a script runs; '' if it runs none. */
export function sourceOf({ run, workspace }: Script, tree: Tree): string {
  const program = /[\w./-]+\.(?:ts|sh)\b/.exec(run)?.[0];
  const path = posix.join(workspace, program ?? '');
  return program && tree.paths.includes(path) ? tree.read(path) : '';
}

/** Whether a program takes words beside options. */
export const takesWords = (source: string): boolean =>
  !source.includes('parseArgs(') || /allowPositionals: true|strict: false/.test(source);

/** Reads arguments as the program of a script does. */
export function readArguments({ run, workspace }: Script, args: readonly string[], tree: Tree): Given {
  const next = /(?:^|&& )npm run ([\w:-]+)(?: --.*)?$/.exec(run)?.[1];
  if (next) return readArguments({ run: tree.scripts(workspace)[next] ?? '', workspace }, args, tree);
  const own = { help: option('boolean', undefined), ...optionsIn(sourceOf({ run, workspace }, tree)) };
  // The libraries' help takes a second: it is read for their options only.
  const isOwn = (arg: string) => !arg.startsWith('-') || arg.replace(/^-+|=.*/g, '') in own;
  const options = args.every(isOwn) ? own : { ...optionsOfLibrary(run), ...own };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  return {
    unknown: tokens.flatMap((token) =>
      token.kind === 'option' && !(token.name in options) ? [token.rawName] : [],
    ),
    words: tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
  };
}
