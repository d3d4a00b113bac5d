import { contractVersion, type ModuleStatement } from '@console/shared/contract';
import { languagesOf } from '../messages/catalogue-files';
import { moduleIn } from '../registry/module-facts';
import { providedExports } from './contract-use';
import { packageOf, providedVersions } from './shared-modules';

/** The statement of a module built from this folder. @throws if its `package.json` is not that of a module. */
export function statementOf(dir: string): ModuleStatement {
  const { name, title, paths, access } = moduleIn(dir);
  const { version, needsContract } = packageOf(dir);
  if (!version) throw new Error(`${dir}/package.json has no version`);
  return {
    name,
    title,
    version,
    contract: contractVersion,
    needsContract,
    paths: [...paths],
    access,
    languages: languagesOf(dir),
  };
}

/** What a shell built from this tree provides to modules: versions, and the exports of the console's own doors. */
export const shellStatementOf = (root: string) => ({
  contract: contractVersion,
  shared: providedVersions(root),
  exports: providedExports(),
});
