import type { Messages } from './catalogue-files';

/** The messages that each workspace shows. */
export type Shown = ReadonlyMap<string, ReadonlySet<string>>;

/** The catalogue of the console: the page has both as one, and every module reads it after its own. */
const ofConsole = ['shell', 'shared'];

/**
 * Which catalogue has which messages, so that each stands once: those of several modules are in the console's, in
 * `shared`. `apart` are those that modules translate differently: each has its own. Without `shared`, in the repository of
 * another team, every module has all of its messages.
 */
export function planCatalogues(shown: Shown, apart: ReadonlySet<string>): Shown {
  const shared = shown.get('shared');
  if (!shared) return shown;
  const inConsole = new Set(ofConsole.flatMap((workspace) => [...(shown.get(workspace) ?? [])]));
  const modules = [...shown].filter(([workspace]) => !ofConsole.includes(workspace));
  const isOfSeveral = (message: string) => modules.filter(([, own]) => own.has(message)).length > 1;
  const common = modules.flatMap(([, own]) =>
    [...own].filter((each) => !apart.has(each) && isOfSeveral(each)),
  );
  const added = common.filter((message) => !inConsole.has(message));
  const plan = (workspace: string, own: ReadonlySet<string>): ReadonlySet<string> => {
    if (workspace === 'shared') return new Set([...own, ...added]);
    if (workspace === 'shell') return new Set([...own].filter((message) => !shared.has(message)));
    return new Set(
      [...own].filter((each) => apart.has(each) || !(inConsole.has(each) || added.includes(each))),
    );
  };
  return new Map([...shown].map(([workspace, own]) => [workspace, plan(workspace, own)]));
}

/** The translations that any catalogue has, by which a message keeps its own when it moves to another one. */
export const allTranslations = (catalogues: readonly Messages[]): Messages =>
  Object.assign({}, ...catalogues.toReversed()) as Messages;
