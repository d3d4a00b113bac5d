import { UserFacingError } from '../command';
import { modules } from '../registry/modules';

/**
 * What can be deployed, in the order in which it is: the rules with the indexes, the files of the modules, the shell with its
 * canary, and the registry, which names files that are there, for a shell that runs them.
 */
export const deployable: readonly string[] = [
  'rules',
  ...modules.map(({ workspace }) => workspace.replace(/-mfe$/, '')),
  'shell',
  'registry',
];

/** One run of the Firebase CLI: what it deploys, and its `--only`. */
export type DeployStep = { readonly what: string; readonly only: string };

/**
 * The runs of the CLI, in the order of {@link deployable}.
 * @throws UserFacingError that names what there is
 * @example planDeploy(['registry', 'quizzes']).map(({ only }) => only) // ['hosting:console-quizzes', 'hosting:console-registry']
 */
export function planDeploy(named: readonly string[], hasCanary = false): DeployStep[] {
  const unknown = named.filter((what) => what !== 'all' && !deployable.includes(what));
  if (named.length === 0 || unknown.length > 0)
    throw new UserFacingError(`Name what to deploy: all, or ${deployable.join(', ')}.`);
  const isNamed = (what: string) => named.includes('all') || named.includes(what);
  return deployable.filter(isNamed).map((what) => ({ what, only: targetOf(what, hasCanary) }));
}

function targetOf(what: string, hasCanary: boolean): string {
  if (what === 'rules') return 'firestore';
  const site = `hosting:console-${what}`;
  return what === 'shell' && hasCanary ? `${site},${site}-canary` : site;
}
