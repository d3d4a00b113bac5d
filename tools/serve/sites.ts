import firebase from '../../firebase.json';

/** One site of `firebase.json`: what the host and the local server serve, and how. */
export type HostingSite = (typeof firebase.hosting)[number];

/** The site of a workspace: `seasons-mfe` is deployed to the target `console-seasons`. @throws if there is none. */
export function siteOf(workspace: string): HostingSite {
  const target = `console-${workspace.replace(/-mfe$/, '')}`;
  const site = firebase.hosting.find((candidate) => candidate.target === target);
  if (!site) throw new Error(`firebase.json has no hosting entry with the target ${target}`);
  return site;
}
