import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, parseConfig } from '@console/shared/config';
import { parseRegistry } from '@console/shared/contract';
import { PlainError } from '../command';
import { siteOf, type HostingSite } from '../sites';
import { contentSecurityPolicy } from './content-security-policy';

/** The two files that make a deployment, as texts by their path on the shell's site. */
export type DeploymentFiles = { readonly '/config.json': string; readonly '/remotes.json': string };

const root = join(__dirname, '../..');

/** Where the build leaves the shell's page. */
export const builtPage = join(root, 'shell/dist/index.html');

/** Where the page is while developing. */
export const sourcePage = join(root, 'shell/src/index.html');

/** The policy of the shell's pages in this deployment. @throws PlainError that names every wrong value. */
export function policyOf(files: DeploymentFiles, page: string, development = false): string {
  return contentSecurityPolicy({ ...parseDeployment(files), page: readFileSync(page, 'utf8'), development });
}

/** The shell's site in this deployment: that of `firebase.json` with the policy. */
export function shellSite(files: DeploymentFiles): HostingSite {
  const site = siteOf('shell');
  const policy = { key: 'Content-Security-Policy', value: policyOf(files, builtPage) };
  return { ...site, headers: [...site.headers, { source: '**', headers: [policy] }] };
}

function parseDeployment(files: DeploymentFiles) {
  const { entries, problems } = parseRegistry(parseJson('remotes.json', files['/remotes.json']));
  if (problems.length > 0) throw new PlainError(`remotes.json: ${problems.join('; ')}`);
  try {
    return { config: parseConfig(parseJson('config.json', files['/config.json'])), remotes: entries };
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
