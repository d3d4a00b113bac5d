import { contractVersion, type ModuleStatement } from '@console/shared/contract';
import { modules } from '../registry/modules';
import { packageOf, providedVersions } from './shared-modules';

/** The statement of a module built from this folder. @throws if the tools know no module of that name. */
export function statementOf(dir: string, name: string): ModuleStatement {
  const facts = modules.find((module) => module.name === name);
  if (!facts) throw new Error(`tools/registry/modules.ts has no module ${name}`);
  const { title, paths, access } = facts;
  const { version, needsContract } = packageOf(dir);
  if (!version) throw new Error(`${dir}/package.json has no version`);
  return { name, title, version, contract: contractVersion, needsContract, paths: [...paths], access };
}

/** The versions that a shell built from this tree provides to modules. */
export const shellStatementOf = (root: string) => ({
  contract: contractVersion,
  shared: providedVersions(root),
});
