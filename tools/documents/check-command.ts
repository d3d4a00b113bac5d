import { readArguments, type Script, sourceOf, takesWords } from './command-line';
import { isElsewhere } from './elsewhere';
import { isPlaceholder, type NpmCommand } from './npm-command';
import type { Tree } from './tree';

/** The commands and options of npm itself that documents use. */
const npmCommands = ['ci', 'init', 'install', 'pack'];
const npmOptions = ['-w', '-y', '--ignore-scripts', '--prefix', '--save-exact'];

/** What a command names that does not exist. */
export function commandFault(command: NpmCommand, tree: Tree): string | undefined {
  const { script, workspace, args } = command;
  const ofNpm = command.options.find((option) => !npmOptions.includes(option));
  if (ofNpm) return `gives npm the option ${ofNpm}, which documents do not use`;
  if (workspace && isElsewhere(workspace)) return undefined;
  if (workspace && !isPlaceholder(workspace) && !tree.workspaces.includes(workspace))
    return `names the workspace ${workspace}, which does not exist`;
  if (!command.isScript)
    return npmCommands.includes(script) ? undefined : `runs npm ${script}, which documents do not use`;
  if (command.words[0]) return `gives npm the word ${command.words[0]}, which it passes to no script`;
  if (isPlaceholder(script)) return undefined;
  const run = scriptOf(command, tree);
  if (!run) return `runs npm script ${script}, which ${workspace ?? 'package.json'} does not have`;
  // The Firebase CLI is installed for deployments only.
  if (script === 'firebase') return undefined;
  const { unknown, words } = readArguments(run, args, tree);
  if (unknown[0]) return `gives ${script} the option ${unknown[0]}, which it does not have`;
  const only = args.includes('--only') ? [args[args.indexOf('--only') + 1] ?? ''] : [];
  const named = [...words, ...(script.startsWith('e2e') ? only : [])];
  return named
    .filter((word) => !isPlaceholder(word) && !isElsewhere(word))
    .map((word) => wordFault(script, word, sourceOf(run, tree), tree))
    .find(Boolean);
}

/** The script that a command runs, of the first workspace that has it if the reader fills the workspace in. */
function scriptOf({ script, workspace }: NpmCommand, tree: Tree): Script | undefined {
  const places = !workspace ? [''] : isPlaceholder(workspace) ? tree.workspaces : [workspace];
  return places
    .map((place) => ({ run: tree.scripts(place)[script] ?? '', workspace: place }))
    .find(({ run }) => run);
}

function wordFault(script: string, word: string, source: string, tree: Tree): string | undefined {
  const tests = script === 'unit' ? /\.test\.tsx?$/ : script.startsWith('e2e') ? /\.flow\.ts$/ : undefined;
  if (tests)
    return tree.paths.some((path) => tests.test(path) && path.includes(word))
      ? undefined
      : `selects the tests of ${word}, of which there are none`;
  return acceptedWords(script, source, tree).test(word)
    ? undefined
    : `gives ${script} the word ${word}, which it does not know`;
}

/** The words that a script takes. */
function acceptedWords(script: string, source: string, tree: Tree): RegExp {
  const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`);
  const modules = tree.workspaces
    .filter((name) => name.endsWith('-mfe'))
    .map((name) => name.replace('-mfe', ''));
  switch (script) {
    case 'dev':
    case 'release':
    case 'releases':
    case 'rollback':
      return oneOf(['shell', ...modules]);
    case 'build':
      return oneOf([...modules, ...tree.workspaces]);
    case 'bench':
      return oneOf([...source.matchAll(/^ {2}\['([\w-]+)', \[/gm)].map(([, name = '']) => name));
    case 'bare-machine':
      return new RegExp(/"\$part" =~ (\S+) /.exec(source)?.[1] ?? '^$');
    case 'withdraw':
      return oneOf(modules);
    case 'retire':
      return /^\d+$/;
    default:
      return takesWords(source) ? /./ : /^$/;
  }
}
