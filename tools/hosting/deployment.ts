import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '@console/shared/config';
import { parseRegistry } from '@console/shared/contract';
import { PlainError } from '../command';
import { siteOf, type HostingSite } from '../sites';
import { contentSecurityPolicy, shellAddress, type PolicyOptions } from './content-security-policy';

/** The two files that make a deployment, by their path on the shell's site; read whenever they are asked for. */
export type DeploymentFiles = Readonly<Record<'/config.json' | '/remotes.json', () => string>>;

const root = join(__dirname, '../..');

/** Where the build leaves the shell. */
export const builtShellFolder = join(root, 'shell/dist');

/** Where the page is while developing. */
export const sourcePage = join(root, 'shell/src/index.html');

/** The policy of the shell's pages in this deployment. @throws PlainError that names every wrong value. */
export function policyOf(
  files: DeploymentFiles,
  page: string,
  options: Pick<PolicyOptions, 'registry' | 'development'> = {},
): string {
  const facts = parseDeployment(files, options.registry);
  return contentSecurityPolicy({ ...facts, ...options, page: readFileSync(page, 'utf8') });
}

/** The shell's site with these files: that of `firebase.json` with the policy of this deployment. */
export function shellSite(
  files: DeploymentFiles,
  { folder = builtShellFolder, registry }: { folder?: string; registry?: string } = {},
): HostingSite {
  const site = { ...siteOf('shell'), public: folder };
  const value = policyOf(files, join(folder, 'index.html'), { registry });
  const policy = { key: 'Content-Security-Policy', value };
  return { ...site, headers: [...site.headers, { source: '**', headers: [policy] }] };
}

/** @throws PlainError that names every wrong value. */
export function parseDeployment(files: DeploymentFiles, registry = shellAddress) {
  const lines = parseJson('remotes.json', files['/remotes.json']());
  const { entries, problems } = parseRegistry(lines, registry);
  if (problems.length > 0) throw new PlainError(`remotes.json: ${problems.join('; ')}`);
  try {
    return { config: parseConfig(parseJson('config.json', files['/config.json']())), remotes: entries };
  } catch (error) {
    throw error instanceof ConfigError ? new PlainError(error.message) : error;
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${name} is not JSON: ${String(error)}`);
  }
}
