import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, type RegistryEntry } from '@console/shared/contract';
import type { ConsoleConfig } from '@console/shared/config';
import localConfig from '../config/config.local.json';
import { modules, type ModuleFacts } from './modules';

const root = join(__dirname, '..');

/** The text of `/remotes.json` for modules served at these origins. */
export function registryText(originOf: (module: ModuleFacts) => string): string {
  const remotes = modules.map((module): RegistryEntry => {
    const { name, title, paths, access } = module;
    const entry = new URL('/mf-manifest.json', originOf(module)).href;
    return {
      name,
      title,
      entry,
      version: versionOf(module),
      contract: contractVersion,
      paths: [...paths],
      access,
    };
  });
  return JSON.stringify({ schemaVersion: 1, remotes }, null, 2);
}

/** The text of `/config.json` on this machine: the local template with the backend that really runs. */
export function configText(local: ConsoleConfig['local']): string {
  return JSON.stringify({ ...localConfig, local } satisfies ConsoleConfig, null, 2);
}

function versionOf({ workspace }: ModuleFacts): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${workspace}/package.json has no version`);
}
