export { deleteAllDrafts, readDrafts } from '@console/shared/drafts';
export { LogoutDialog } from '../layout/logout-dialog';
export { PendingSaves } from '../pending-saves/pending-saves';
export { DraftsButton } from './drafts-button';
