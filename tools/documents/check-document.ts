import { dirname, join, normalize, sep } from 'node:path';
import { isPlaceholder, type NpmCommand, npmCommandsIn } from './npm-command';
import { type Code, readMarkdown } from './markdown';
import type { Tree } from './tree';

/** What documents name that is not in this tree. */
const elsewhere: Readonly<Record<string, string>> = {
  'results-mfe': 'the new module of the examples',
  'release-results.yml': 'its workflow',
  'config/config.production.json': 'written before the first deployment',
  '.github/CODEOWNERS': 'written by the teams',
  '--conditions': 'an option of Node.js',
};

const slashed = (path: string) => path.split(sep).join('/').replace(/\/$/, '');

/** What a document names that does not exist: links, anchors, paths, npm scripts, their options and test paths. */
export function faultsOf(document: string, tree: Tree): string[] {
  const { codes, links } = readMarkdown(tree.read(document));
  const at = (line: number, fault: string | undefined) => (fault ? [`${document}:${line} ${fault}`] : []);
  return [
    ...links.flatMap(({ target, line }) => at(line, linkFault(document, target, tree))),
    // Decisions say how things were when they were taken.
    ...(document.startsWith('docs/decisions/') ? [] : codes).flatMap((code) => [
      ...at(code.line, pathFault(document, code, tree)),
      ...npmCommandsIn(code.text).flatMap((command) => at(code.line, commandFault(command, tree))),
      ...at(code.line, optionFault(code, codes, tree)),
    ]),
  ];
}

function linkFault(document: string, target: string, tree: Tree): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [file = '', anchor] = target.split('#');
  const path = file ? slashed(normalize(join(dirname(document), file))) : document;
  if (!tree.paths.includes(path)) return `links to ${path}, which does not exist`;
  if (anchor === undefined || readMarkdown(tree.read(path)).anchors.has(anchor)) return undefined;
  return `links to ${path}#${anchor}, a heading that does not exist`;
}

const source = /\.(tsx?|[cm]js|md|sh|rules|ya?ml)$/;

/** Whether code is a path of this tree: of a file of sources, or below a folder of the root. */
function pathFault(document: string, { text, isFenced }: Code, tree: Tree): string | undefined {
  if (isFenced || !/^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(text) || text.startsWith('@')) return undefined;
  const path = slashed(text);
  if (path in elsewhere) return undefined;
  const [first = ''] = path.split('/');
  const isInTree = path.includes('/') && (tree.paths.includes(first) || first === 'src');
  if (
    (!isInTree && !(source.test(path) && !path.startsWith('.'))) ||
    tree.isIgnored(path) ||
    tree.isIgnored(`${path}/`)
  )
    return undefined;
  const beside = slashed(normalize(join(dirname(document), path)));
  if (tree.paths.some((known) => known === path || known === beside || known.endsWith(`/${path}`)))
    return undefined;
  return `names ${text}, which does not exist`;
}

function scriptOf({ script, workspace }: NpmCommand, tree: Tree): string | undefined {
  if (workspace && !isPlaceholder(workspace)) return tree.scripts(workspace)[script];
  return (workspace ? tree.workspaces : ['']).map((name) => tree.scripts(name)[script]).find(Boolean);
}

function commandFault(command: NpmCommand, tree: Tree): string | undefined {
  const { script, workspace, args } = command;
  if (workspace && workspace in elsewhere) return undefined;
  if (workspace && !isPlaceholder(workspace) && !tree.workspaces.includes(workspace))
    return `names the workspace ${workspace}, which does not exist`;
  if (!command.isScript || isPlaceholder(script)) return undefined;
  const run = scriptOf(command, tree);
  if (!run) return `runs npm script ${script}, which ${workspace ?? 'package.json'} does not have`;
  // The Firebase CLI is installed for deployments only.
  if (script === 'firebase') return undefined;
  for (const option of args.filter((word) => /^--?[a-z]/.test(word)))
    if (!hasOption(run, option, tree)) return `gives ${script} the option ${option}, which it does not have`;
  return testPathFault(script, args, tree);
}

/** Tests that a path or word selects, as Jest and `npm run e2e` do. */
function testPathFault(script: string, args: readonly string[], tree: Tree): string | undefined {
  const only = args[args.indexOf('--only') + 1];
  const word =
    script === 'unit' ? args[0] : script.startsWith('e2e') && args.includes('--only') ? only : undefined;
  if (!word || word.startsWith('-') || isPlaceholder(word)) return undefined;
  const tests = script === 'unit' ? /\.test\.tsx?$/ : /\.flow\.ts$/;
  const isSelected = tree.paths.some((path) => tests.test(path) && path.includes(word));
  return isSelected ? undefined : `selects the tests of ${word}, of which there are none`;
}

/** The files that read the options of a script: its program and, for flows and Jest, the runner's. */
function programsOf(run: string, tree: Tree): string[] {
  const program = /(?:tools|src|bench)\/[\w/.-]+/.exec(run)?.[0];
  const known = tree.paths.filter((path) => program && (path === program || path.endsWith(`/${program}`)));
  if (run.includes('tools/e2e')) known.push('node_modules/playwright/lib/program.js');
  if (/\bjest\b/.test(run)) known.push('node_modules/jest-cli/build/index.js');
  return known;
}

function hasOption(run: string, option: string, tree: Tree): boolean {
  const [name = ''] = option.replace(/^-+/, '').split('=');
  const reads = new RegExp(`--?${name}\\b|['"{ ,]${name}['"]?: ?\\{`);
  const programs = programsOf(run, tree);
  return option === '--help' || programs.some((path) => reads.test(tree.read(path)));
}

/** An option that stands alone: in a row of a table of the row's command, elsewhere of any command. */
function optionFault(
  { text, isFenced, isInTable, line }: Code,
  codes: readonly Code[],
  tree: Tree,
): string | undefined {
  const option = /^(?:-- )?(--[a-z][a-z-]*[a-z])(?=$|[ =])/.exec(text)?.[1];
  if (isFenced || !option || option in elsewhere) return undefined;
  const inRow = codes
    .filter((code) => isInTable && code.line === line)
    .flatMap((code) => npmCommandsIn(code.text));
  const ofRow = inRow.flatMap((command) => scriptOf(command, tree) ?? []);
  const all = ['', ...tree.workspaces].flatMap((name) => Object.values(tree.scripts(name)));
  const runs = ofRow.length > 0 ? ofRow : [...all, 'src/cli/parse-options.ts'];
  return runs.some((run) => hasOption(run, option, tree))
    ? undefined
    : `names the option ${option}, which does not exist`;
}
