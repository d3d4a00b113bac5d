import type { Messages } from '@console/shared/i18n';
import { translatePage } from '../first-paint/translate-page';

/** Defined by the build, which makes a script of each language. */
declare const messages: Messages;

translatePage(messages);
