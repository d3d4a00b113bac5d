/** The translations of one language by their English message. */
export type Messages = Readonly<Record<string, string>>;

const catalogues: Record<string, Messages> = {};
let language = 'en';

/** The catalogue of the shell and of all shared code. */
export const consoleCatalogue = 'console';

/** The language of the interface, as in `lang` of HTML. */
export const currentLanguage = (): string => language;

/** Sets the language of the interface. Code that shows texts runs later; another language needs another page. */
export function setLanguage(chosen: string): void {
  language = chosen;
}

/** Adds a catalogue in the language of the interface: a module's, or that of the console itself. */
export function addMessages(name: string, messages: Messages): void {
  catalogues[name] = messages;
}

/**
 * The message of a catalogue in the language of the interface, else that of the console, which has what several modules
 * show, else the English one.
 */
export const messageIn = (name: string, english: string): string =>
  catalogues[name]?.[english] || catalogues[consoleCatalogue]?.[english] || english;
