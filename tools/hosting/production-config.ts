import example from '../../config/config.production.example.json';
import type { ConsoleConfig } from '@console/shared/config';
import { UserFacingError } from '../command';

/** @throws UserFacingError for a configuration of this machine, and for values that are still those of the example. */
export function assertProduction({ firebase, supportEmail, publicHost, local }: ConsoleConfig): void {
  const { apiKey, authDomain, projectId, appId } = example.firebase;
  const faults = [
    ...(local ? ['local switches sign-in and database to a local backend'] : []),
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
