import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import firebase from '../../firebase.json';
import { ConfigError, parseConfig, type ConsoleConfig } from '@console/shared/config';
import { contractVersion, parseRegistry, servedEntries } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { siteOf, type HostingSite } from '../serve/sites';
import {
  contentSecurityPolicy,
  reportGroup,
  shellAddress,
  type PolicyOptions,
} from './content-security-policy';
import { builtPages, pagesOf } from './pages';

/** The two files that configure a deployment, by their path on the shell's site; read on each request. */
export type DeploymentFiles = Readonly<Record<'/config.json' | '/remotes.json', () => string>>;

const root = join(__dirname, '../..');

const policyKey = 'Content-Security-Policy';

/** The shell's build output. */
export const builtShellFolder = join(root, 'shell/dist');

/** The page's template in development. */
export const sourcePage = join(root, 'shell/src/index.html');

export type SiteOptions = {
  /** Folder of the built shell. */
  readonly folder?: string;
  readonly registry?: string;
  /** Hosts of modules beside those in the registry. */
  readonly hosts?: readonly string[];
  /** Address to which browsers report what the policy has blocked. */
  readonly reports?: string;
  /** Folder of the released modules, whose public texts the pages contain. */
  readonly deployment?: string;
};

/**
 * The Content Security Policy for this page in this deployment. @throws UserFacingError that names every invalid
 * value.
 */
export function policyOf(
  files: DeploymentFiles,
  page: string,
  options: Pick<PolicyOptions, 'registry' | 'hosts' | 'reports' | 'development' | 'built'> & {
    contract?: string;
  } = {},
): string {
  const { config, remotes, withdrawn } = parseDeployment(files, options);
  // A withdrawn module comes back without another deployment of the shell.
  const back = withdrawn.flatMap(({ entry }) => (entry ? [{ entry }] : []));
  return contentSecurityPolicy({ ...options, config, remotes: [...remotes, ...back], page });
}

/**
 * The pages of the shell's site in this deployment, by path. @throws UserFacingError that names every invalid value.
 */
export function shellPages(
  files: DeploymentFiles,
  { folder = builtShellFolder, registry, deployment }: SiteOptions = {},
): Record<string, string> {
  const facts = parseDeployment(files, { registry, contract: contractOf(folder) });
  return pagesOf({ ...facts, built: folder, registry, deployment });
}

/** The same for a server, rendered on each request: a release of the public pages changes their content. */
export function servedPages(files: DeploymentFiles, options: SiteOptions = {}): Record<string, () => string> {
  const paths = Object.keys(shellPages(files, options));
  return Object.fromEntries(paths.map((path) => [path, () => shellPages(files, options)[path] ?? '']));
}

/** The shell's site with these files: that of `firebase.json` with one policy for the pages of this deployment. */
export function shellSite(files: DeploymentFiles, options: SiteOptions = {}): HostingSite {
  const { folder = builtShellFolder, registry, hosts, reports } = options;
  const site = { ...siteOf('shell'), public: folder };
  const pages = Object.values(shellPages(files, options)).join('\n');
  const built = builtPages(folder);
  const policy = policyOf(files, pages, { registry, hosts, reports, built, contract: contractOf(folder) });
  const own = [
    { key: policyKey, value: policy },
    ...(reports ? [{ key: 'Reporting-Endpoints', value: `${reportGroup}="${reports}"` }] : []),
  ];
  // That of firebase.json allows nothing, for a deployment without this one.
  const others = site.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== policyKey),
  }));
  return { ...site, headers: [...others, { source: '**', headers: own }] };
}

/** The contract that a built shell serves. */
export const contractOf = (folder: string): string => {
  const { contract } = JSON.parse(readFileSync(join(folder, 'provides.json'), 'utf8')) as {
    contract: string;
  };
  return contract;
};

/**
 * The configuration, and the modules for a shell of this contract. @throws UserFacingError that names every invalid
 * value.
 */
export function parseDeployment(
  files: DeploymentFiles,
  { registry = shellAddress, contract = contractVersion }: { registry?: string; contract?: string } = {},
) {
  const lines = parseJson('remotes.json', files['/remotes.json']());
  const config = configIn(files);
  const { entries, withdrawn = [], problems } = parseRegistry(lines, registry, config.local !== undefined);
  if (problems.length > 0) throw new UserFacingError(`remotes.json: ${problems.join('; ')}`);
  return { config, remotes: servedEntries(entries, contract), withdrawn };
}

/** `firestore` of `firebase.json`, for the database of this configuration. */
export const firestoreOf = (files: DeploymentFiles) => ({
  ...firebase.firestore,
  database: databaseOf(configIn(files)),
});

function configIn(files: DeploymentFiles): ConsoleConfig {
  try {
    return parseConfig(parseJson('config.json', files['/config.json']()));
  } catch (error) {
    throw error instanceof ConfigError ? new UserFacingError(error.message) : error;
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserFacingError(`${name} is not JSON: ${String(error)}`);
  }
}

/** The database of a configuration. */
export const databaseOf = ({ firebase: { database = '(default)' } }: ConsoleConfig): string => database;
