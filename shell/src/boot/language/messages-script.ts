import type { Messages } from '@console/shared/i18n';
import { translatePage } from '../../first-paint/translate-page';
import { declareScriptFonts } from '../../fonts/declare-script-fonts';
import type { StoredFont } from '../../fonts/stored-fonts';

/** Defined by the build, which makes a script of each language. */
declare const messages: Messages;
declare const fonts: readonly StoredFont[];

// A browser without this interface keeps the fonts of its system.
if (document.fonts) declareScriptFonts(fonts);
translatePage(messages);
