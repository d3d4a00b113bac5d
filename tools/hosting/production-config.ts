import example from '../../config/config.production.example.json';
import type { ConsoleConfig } from '@console/shared/config';
import { UserFacingError } from '../command';

/**
 * @throws UserFacingError for a configuration of this machine, for values that are still those of the example, and for a key
 * of App Check without the app that has it.
 */
export function assertProduction(config: ConsoleConfig): void {
  const { firebase, supportEmail, publicHost, local, appCheckSiteKey } = config;
  const { apiKey, authDomain, projectId, appId } = example.firebase;
  const faults = [
    ...(local ? ['local switches sign-in and database to a local backend'] : []),
    ...(appCheckSiteKey && !firebase.appId ? ['appCheckSiteKey needs firebase.appId'] : []),
    ...Object.entries({
      'firebase.apiKey': firebase.apiKey === apiKey,
      'firebase.authDomain': firebase.authDomain === authDomain,
      'firebase.projectId': firebase.projectId === projectId,
      'firebase.appId': firebase.appId === appId,
      supportEmail: supportEmail === example.supportEmail,
      publicHost: publicHost === example.publicHost,
    }).flatMap(([key, isExample]) => (isExample ? [`${key} is still that of the example`] : [])),
  ];
  if (faults.length > 0)
    throw new UserFacingError(`This configuration cannot be deployed: ${faults.join('; ')}.`);
}
