import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsoleConfig } from '@console/shared/config';
import type { RegistryEntry } from '@console/shared/contract';
import localConfig from '../../config/config.local.json';
import type { ModuleFacts } from './module-facts';
import { modules } from './modules';
import { registryFile } from '../release/deployment-folder';
import { statementOf } from '../webpack/statement';

const root = join(__dirname, '../..');

export type ServedRegistry = {
  readonly deployment: string;
  /** The address at which this machine serves a module. */
  readonly originOf: (module: ModuleFacts) => string;
  /** Modules served from their sources, which have no release. */
  readonly fromSources?: readonly ModuleFacts[];
  /** The entries of another console's registry, which replace those of this machine. */
  readonly elsewhere?: readonly RegistryEntry[];
};

/**
 * The present text of `/remotes.json`: the deployment's file, with the actual addresses of the hosts on this machine.
 * An unreadable file is passed on unchanged, so that the shell reports it.
 */
export function registryText({ deployment, originOf, fromSources = [], elsewhere }: ServedRegistry): string {
  const text = elsewhere ? '' : textOf(registryFile(deployment));
  const file = elsewhere ? { schemaVersion: 1, remotes: elsewhere } : registryIn(text);
  if (!file) return text;
  const released = file.remotes.flatMap((line) => {
    const module = modules.find(({ name }) => name === line.name);
    if (module && fromSources.includes(module)) return [];
    return module && !elsewhere ? [{ ...line, entry: movedTo(originOf(module), line.entry) }] : [line];
  });
  const developed = fromSources.map((module) => ({
    ...statementOf(join(root, module.workspace)),
    entry: new URL('/mf-manifest.json', originOf(module)).href,
  }));
  return JSON.stringify({ ...file, remotes: [...released, ...developed] }, null, 2);
}

/** The text of `/config.json` on this machine: the local template with the running backend. */
export function configText(local: ConsoleConfig['local']): string {
  return JSON.stringify({ ...localConfig, local } satisfies ConsoleConfig, null, 2);
}

const textOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '{"schemaVersion":1,"remotes":[]}';

type Line = { readonly name?: unknown; readonly entry?: unknown };

/** The whole file, including `schemaVersion`, so that the same files are refused as in production. */
function registryIn(text: string): { readonly remotes: readonly Line[] } | undefined {
  try {
    const file = JSON.parse(text) as { remotes?: unknown };
    return Array.isArray(file.remotes)
      ? { ...file, remotes: file.remotes.map((line) => Object(line) as Line) }
      : undefined;
  } catch {
    return undefined;
  }
}

const movedTo = (origin: string, entry: unknown): unknown =>
  typeof entry === 'string' && URL.canParse(entry) ? new URL(new URL(entry).pathname, origin).href : entry;
