import { consoleCatalogue, messageIn } from './messages';
import { translator } from './translator';

/** For the shell and shared code. A module has a translator of its own. */
export const { t, rich } = translator(consoleCatalogue);

/** A text that another build states, such as the title of a module: translated if the console knows it. */
export const translateIfKnown = (english: string): string => messageIn(consoleCatalogue, english);
