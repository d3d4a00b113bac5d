import { keepFocus } from '../layout/keep-focus';

keepFocus();

/** What the shell loads after the first screen. */
export { deleteAllDrafts, readDrafts } from '@console/shared/drafts';
export { sendFailures } from '../failures/reporter';
export { LanguageNotice } from '../layout/language-notice';
export { LogoutDialog } from '../layout/logout-dialog';
export { PersonTools } from '../layout/person-tools';
export { PaletteHost } from '../palette/palette-host';
export { StaffHosts } from './staff-hosts';
