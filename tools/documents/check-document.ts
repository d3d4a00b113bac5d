import { dirname, join, normalize, sep } from 'node:path';
import { commandFault } from './check-command';
import { optionsIn, sourceOf } from './command-line';
import { isElsewhere } from './elsewhere';
import { npmCommandsIn, npmCommandsOf } from './npm-command';
import { type Code, readMarkdown } from './markdown';
import type { Tree } from './tree';

const slashed = (path: string) => path.split(sep).join('/').replace(/\/$/, '');

/**
 * What a document names that does not exist: links, anchors, paths, doors of `shared`, variables of the environment, npm
 * scripts, their options and test paths.
 */
export function faultsOf(document: string, tree: Tree): string[] {
  const { codes, links } = readMarkdown(tree.read(document));
  const at = (line: number, fault: string | undefined) => (fault ? [`${document}:${line} ${fault}`] : []);
  // Decisions say how things were when they were taken.
  const current = document.startsWith('docs/decisions/') ? [] : codes;
  const commands = npmCommandsOf(current);
  return [
    ...links.flatMap(({ target, line }) => at(line, linkFault(document, target, tree))),
    ...current.flatMap((code) => [
      ...pathsIn(code).flatMap((path) => at(code.line, pathFault(document, path, tree))),
      ...splitWords(code).flatMap((word) =>
        at(code.line, doorFault(word, tree) ?? variableFault(word, tree)),
      ),
    ]),
    ...commands.flatMap(({ text, line }) =>
      npmCommandsIn(text).flatMap((command) => at(line, commandFault(command, tree))),
    ),
    ...current.flatMap((code) => {
      const isOfRow = code.isInTable && commands.some(({ line }) => line === code.line);
      return isOfRow ? [] : at(code.line, optionFault(code, tree));
    }),
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

/** Of a command or a fence each word. */
const splitWords = ({ text, isFenced }: Code): string[] =>
  isFenced || npmCommandsIn(text).length > 0 ? text.split(/[\s"'(),]+/) : [text];

/** The words of code that can be paths. */
const pathsIn = (code: Code): string[] =>
  splitWords(code).filter((word) => /^[\w.*][\w.@*-]*(\/[\w.@*-]+)*\/?$/.test(word));

/** A glob stands for the files that it matches, in any folder if it names none. */
function matcherOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*?)/).map((part) => {
    if (part.startsWith('*')) return part === '*' ? '[^/]*' : '.*';
    return part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${glob.includes('/') ? '' : '(.*/)?'}${parts.join('')}$`);
}

const doors = 'shared/package.json';

function doorFault(word: string, tree: Tree): string | undefined {
  const [, door] = /^@console\/shared(\/[\w/-]+)$/.exec(word) ?? [];
  if (!door || tree.read(doors).includes(`".${door}"`)) return undefined;
  return `names ${word}, which shared does not export`;
}

function variableFault(word: string, tree: Tree): string | undefined {
  const [name = ''] = word.split('=');
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name) || tree.variables().has(name)) return undefined;
  return `names the variable ${name}, which nothing reads`;
}

/** Refuses what is below a folder of the root or a file of sources, and in a fence any folder, but does not exist. */
function pathFault(document: string, text: string, tree: Tree): string | undefined {
  const path = slashed(text);
  const [first = ''] = path.split('/');
  const isFolder = text.endsWith('/') || (path.startsWith('.') && path.includes('/'));
  const isInTree = path.includes('/') && (tree.paths.includes(first) || first === 'src');
  const isSource = source.test(path) && !path.startsWith('.');
  const isImport = /^\.\.?\//.test(path);
  if (isImport || !(isInTree || isSource || isFolder)) return undefined;
  if (isElsewhere(path) || tree.isIgnored(path) || tree.isIgnored(`${path}/`)) return undefined;
  const beside = slashed(normalize(join(dirname(document), path)));
  const glob = path.includes('*') ? matcherOf(path) : undefined;
  const isPath = (known: string) =>
    glob ? glob.test(known) : known === path || known === beside || known.endsWith(`/${path}`);
  if (tree.paths.some(isPath)) return undefined;
  return `names ${text}, which does not exist`;
}

/** An option that stands alone is one of any of our programs. */
function optionFault({ text, isFenced }: Code, tree: Tree): string | undefined {
  const option = /^(?:-- )?--([a-z][a-z-]*)(?=$|[ =])/.exec(text)?.[1];
  if (isFenced || !option || isElsewhere(`--${option}`)) return undefined;
  const scripts = ['', ...tree.workspaces].flatMap((workspace) =>
    Object.values(tree.scripts(workspace)).map((run) => ({ run, workspace })),
  );
  const programs = [...scripts, { run: 'src/cli/parse-options.ts', workspace: 'local-firebase' }];
  return programs.some((script) => option in optionsIn(sourceOf(script, tree)))
    ? undefined
    : `names the option --${option}, which does not exist`;
}
