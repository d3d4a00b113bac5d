import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion, type ModuleStatement } from '@console/shared/contract';
import { modules } from '../modules';
import { providedVersions } from './shared-modules';

/** What a module built from this folder says of itself. @throws when the tools know no module of that name. */
export function statementOf(dir: string, name: string): ModuleStatement {
  const facts = modules.find((module) => module.name === name);
  if (!facts) throw new Error(`tools/modules.ts has no module ${name}`);
  const { title, paths, access } = facts;
  return { name, title, version: versionOf(dir), contract: contractVersion, paths: [...paths], access };
}

/** What a shell built from this tree provides to modules. */
export const shellStatementOf = (root: string) => ({
  contract: contractVersion,
  shared: providedVersions(root),
});

function versionOf(dir: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${dir}/package.json has no version`);
}
