import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { UserFacingError } from '../command';
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

/** @throws UserFacingError where a command names no deployment, and only production has one */
export function assertIsMeant(deployment: string): void {
  const [onThisMachine, inProduction] = [deployments.local, deployments.production].map((folder) =>
    existsSync(registryFile(folder)),
  );
  if (deployment === deployments.local && !onThisMachine && inProduction)
    throw new UserFacingError(
      'Nothing is released on this machine. For production: the same with --deployment .deployment/production.',
    );
}

/** The command that uploads parts of a deployment. */
export const deployCommand = (what: string, deployment: string): string => {
  const isUsual = deployment === deployments.production;
  const options = ` --deployment ${relative(root, deployment)} --config <its configuration>`;
  return `npm run deploy -- ${what}${isUsual ? '' : options}`;
};
