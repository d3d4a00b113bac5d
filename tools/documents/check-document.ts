import { dirname, join, normalize, sep } from 'node:path';
import { commandFault } from './check-command';
import { optionsIn, sourceOf } from './command-line';
import { isElsewhere } from './elsewhere';
import { npmCommandsIn, npmCommandsOf } from './npm-command';
import { type Code, readMarkdown } from './markdown';
import type { Tree } from './tree';

const slashed = (path: string) => path.split(sep).join('/').replace(/\/$/, '');

/** What a document names that does not exist: links, anchors, paths, npm scripts, their options and test paths. */
export function faultsOf(document: string, tree: Tree): string[] {
  const { codes, links } = readMarkdown(tree.read(document));
  const at = (line: number, fault: string | undefined) => (fault ? [`${document}:${line} ${fault}`] : []);
  // Decisions say how things were when they were taken.
  const current = document.startsWith('docs/decisions/') ? [] : codes;
  const commands = npmCommandsOf(current);
  return [
    ...links.flatMap(({ target, line }) => at(line, linkFault(document, target, tree))),
    ...current.flatMap((code) =>
      pathsIn(code).flatMap((path) => at(code.line, pathFault(document, path, code.isFenced, tree))),
    ),
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

/** The words of code that can be paths: of a command or a fence each word. */
function pathsIn({ text, isFenced }: Code): string[] {
  const words = isFenced || npmCommandsIn(text).length > 0 ? text.split(/[\s"'(),]+/) : [text];
  return words.filter((word) => /^[\w.][\w.@-]*(\/[\w.@-]+)*\/?$/.test(word));
}

/** Refuses what is below a folder of the root or a file of sources, and in a fence any folder, but does not exist. */
function pathFault(document: string, text: string, isFenced: boolean, tree: Tree): string | undefined {
  const path = slashed(text);
  const [first = ''] = path.split('/');
  const isInTree = path.includes('/') && (tree.paths.includes(first) || first === 'src');
  const isSource = source.test(path) && !path.startsWith('.');
  if (!isInTree && !isSource && !(isFenced && text.endsWith('/'))) return undefined;
  if (isElsewhere(path) || tree.isIgnored(path) || tree.isIgnored(`${path}/`)) return undefined;
  const beside = slashed(normalize(join(dirname(document), path)));
  if (tree.paths.some((known) => known === path || known === beside || known.endsWith(`/${path}`)))
    return undefined;
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
