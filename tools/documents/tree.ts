import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGitignore } from '../gitignore';

/** What documents can name in a folder of sources. */
export type Tree = {
  /** Files and folders, relative to the root, but for those that `.gitignore` names. */
  readonly paths: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** The scripts of a workspace; those of the root for ''. */
  readonly scripts: (workspace: string) => Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
  readonly read: (path: string) => string;
  /** The names in capitals that sources contain, such as variables of the environment. */
  readonly variables: () => ReadonlySet<string>;
};

const isSource = (path: string) => /\.([cm]?[jt]sx?|sh|ya?ml)$/.test(path);
const inCapitals = /\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g;

/** Reads the tree once. */
export function readTree(root: string): Tree {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const rules = readGitignore(root);
  const paths: string[] = [];
  let variables: ReadonlySet<string> | undefined;
  const walk = (folder: string) => {
    for (const item of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + item.name;
      if (rules.ignores(item.isDirectory() ? `${path}/` : path)) continue;
      paths.push(path);
      if (item.isDirectory()) walk(`${path}/`);
    }
  };
  walk('');
  const manifest = (workspace: string) => {
    const file = join(workspace, 'package.json');
    if (!existsSync(join(root, file))) return {};
    return JSON.parse(read(file)) as { scripts?: Record<string, string>; workspaces?: string[] };
  };
  return {
    paths,
    isIgnored: (path) => rules.ignores(path),
    scripts: (workspace) => manifest(workspace).scripts ?? {},
    workspaces: manifest('').workspaces ?? [],
    read,
    variables: () =>
      (variables ??= new Set(paths.filter(isSource).flatMap((path) => read(path).match(inCapitals) ?? []))),
  };
}
