import firebase from '../../firebase.json';
import { UserFacingError } from '../command';
import { asJson } from './repository';

type Site = { readonly target?: string; readonly public?: string };

const isOfModule = ({ public: folder = '' }: Site): boolean => folder.endsWith('-mfe');

/**
 * A `firebase.json` with the site of a new module, which has the headers of every module of the console.
 * @throws UserFacingError where there is no list of sites to which it could be added
 */
export function withSite(text: string, workspace: string): string {
  const file = parse(text);
  const sites = sitesIn(file);
  const target = `console-${workspace.replace(/-mfe$/, '')}`;
  if (sites.some((site) => site.target === target)) return text;
  const pattern = firebase.hosting.find(isOfModule);
  const added = { ...pattern, target, public: `.deployment/production/${workspace}` };
  const place = sites.findLastIndex(isOfModule) + 1 || sites.length;
  return asJson({ ...file, hosting: sites.toSpliced(place, 0, added) });
}

function parse(text: string): { readonly hosting?: unknown } {
  try {
    return JSON.parse(text) as { hosting?: unknown };
  } catch (error) {
    throw new UserFacingError(`firebase.json is not JSON: ${String(error)}`);
  }
}

/** Firebase also takes one site, which needs no target. */
function sitesIn({ hosting = [] }: { readonly hosting?: unknown }): readonly Site[] {
  if (Array.isArray(hosting)) return hosting as readonly Site[];
  throw new UserFacingError(
    'The hosting of firebase.json is one site. Make it a list, in which each site has a target, then try again.',
  );
}
