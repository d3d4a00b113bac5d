import type { ConsoleConfig } from '@console/shared/config';
import type { DataGateway } from '@console/shared/data';
import { firebaseAuth, startAppCheck } from '@console/shared/firebase/auth';
import { configResponse } from '../boot/config-response';

let opening: Promise<DataGateway> | undefined;

/** Signs in and connects to the database before the console itself is loaded. Not repeated if it fails. */
export function openEarlyGateway(): void {
  opening = open();
  // The gateway opens again, and reports the error, when it is needed.
  opening.catch(() => undefined);
}

/** The gateway that was opened early, once; it may have failed to open. */
export function takeEarlyGateway(): Promise<DataGateway> | undefined {
  const taken = opening;
  opening = undefined;
  return taken;
}

async function open(): Promise<DataGateway> {
  const connecting = import(/* webpackChunkName: "firestore" */ './connect');
  const config: unknown = await (await configResponse()).json();
  if (!isComplete(config)) throw new Error('config.json is incomplete');
  await startAppCheck(config);
  // Signing in does not wait for the database's code.
  firebaseAuth(config, true);
  return (await connecting).connect(config);
}

/** Enough to connect; the console validates the rest, and reports it, when it starts. */
const isComplete = (config: unknown): config is ConsoleConfig =>
  typeof config === 'object' && config !== null && 'firebase' in config;
