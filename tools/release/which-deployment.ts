import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root';
import { deployments, registryFile } from './deployment-folder';

/**
 * What a command says at its end of the deployment that it has changed: which one, and how to change production where it was
 * not meant to be that of this machine.
 */
export function whichDeployment(deployment: string): string[] {
  const isLocal = deployment === deployments.local && existsSync(registryFile(deployments.production));
  return [
    `In the deployment ${relative(root, deployment)}.`,
    ...(isLocal
      ? ['For production: the same with --deployment .deployment/production, then npm run deploy.']
      : []),
  ];
}
