import type { ConsoleConfig } from '@console/shared/config';
import { locations, type DataGateway } from '@console/shared/data';
import { firebaseAuth } from '@console/shared/firebase/auth';
import { openFirestoreGateway } from '@console/shared/firebase/firestore';
import { noteStored } from './note-stored';
import { withOpenDocument } from './with-open-document';

/** Opens the gateway, and its connection by following the person's role, which every staff screen does. */
export async function connect(config: ConsoleConfig): Promise<DataGateway> {
  const gateway = await openFirestoreGateway(config, noteStored);
  const { currentUser } = firebaseAuth(config);
  return currentUser ? withOpenDocument(gateway, locations.permission(currentUser.uid)) : gateway;
}
