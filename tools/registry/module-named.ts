import { UserFacingError } from '../command';
import { liveLines, withdrawnLine } from '../release/registry-file';
import type { ModuleFacts } from './module-facts';
import { modules } from './modules';

/** The names of the modules on the command line. */
export const moduleNames: readonly string[] = modules.map(({ workspace }) => workspace.replace('-mfe', ''));

/** The one module of a command. @throws UserFacingError if none or several are named. */
export function onlyModuleNamed([name, ...more]: readonly string[]): ModuleFacts {
  if (more.length === 0) return moduleNamed(name);
  throw new UserFacingError(
    `One module at a time: '${[name, ...more].join(' ')}' names more. Words with spaces need quotation marks.`,
  );
}

/**
 * The one module of a command, of this repository or of another one that has released it in this deployment.
 * @throws UserFacingError if none or several are named.
 */
export async function onlyModuleIn(
  deployment: string,
  names: readonly string[],
): Promise<Pick<ModuleFacts, 'workspace' | 'name' | 'title'>> {
  const [name = ''] = names;
  const isReleased =
    (await liveLines(deployment, `${name}_mfe`)).length > 0 ||
    (await withdrawnLine(deployment, `${name}_mfe`)) !== undefined;
  if (names.length !== 1 || moduleNames.includes(name) || !isReleased) return onlyModuleNamed(names);
  return moduleElsewhere(name);
}

const moduleElsewhere = (name: string) => ({ workspace: `${name}-mfe`, name: `${name}_mfe`, title: name });

/** The one module of a command, of another repository. @throws UserFacingError for one of this repository, and the shell. */
export function onlyModuleElsewhere(names: readonly string[]) {
  const [name = ''] = names;
  if (names.length === 1 && /^[a-z]{2,30}$/.test(name) && ![...moduleNames, 'shell'].includes(name))
    return moduleElsewhere(name);
  throw new UserFacingError(
    `Name one module of another repository, such as results, not '${names.join(' ')}': what is in this one is built here.`,
  );
}

/** The module for a name such as `quizzes` or `quizzes-mfe`. @throws UserFacingError that lists the modules. */
export function moduleNamed(name: string | undefined): ModuleFacts {
  const found = modules.find(({ workspace }) => workspace === name || workspace === `${name}-mfe`);
  if (found) return found;
  const complaint = name ? `There is no module '${name}'` : 'Name a module';
  throw new UserFacingError(`${complaint}; there are ${moduleNames.join(', ')}.`);
}
