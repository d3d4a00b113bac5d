import { keepFocus } from '../layout/keep-focus';

keepFocus();

/** What the shell loads after the first screen. */
export { deleteAllDrafts, readDrafts } from '@console/shared/drafts';
export { LanguageNotice } from '../layout/language-notice';
export { LogoutDialog } from '../layout/logout-dialog';
export { PersonTools } from '../layout/person-tools';
export { PaletteHost } from '../palette/palette-host';
export { PendingSaves } from '../pending-saves/pending-saves';
