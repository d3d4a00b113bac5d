import { UserFacingError } from '../command';
import { modules } from '../registry/modules';

/** What can be deployed: the site of a module, the registry, the shell with its canary, the rules with the indexes. */
export const deployable: readonly string[] = [
  'rules',
  ...modules.map(({ workspace }) => workspace.replace(/-mfe$/, '')),
  'registry',
  'shell',
];

/** One run of the Firebase CLI: what it deploys, and its `--only`. */
export type DeployStep = { readonly what: string; readonly only: string };

/**
 * The runs of the CLI, in an order in which nothing is named before it is there: modules before the registry, which leads to
 * them, and before the shell, which expects them.
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
