import { keepFocus } from '../layout/keep-focus';

keepFocus();

/** What the shell loads after the first screen. */
export { deleteAllDrafts, readDrafts } from '@console/shared/drafts';
export { DraftsButton } from '../drafts/drafts-button';
export { LanguageNotice } from '../layout/language-notice';
export { LogoutDialog } from '../layout/logout-dialog';
export { PaletteHost } from '../palette/palette-host';
export { OfflineNotice } from '../updates/offline-notice';
export { PendingSaves } from '../pending-saves/pending-saves';
