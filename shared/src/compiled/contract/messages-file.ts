/** The file with a module's messages in a language, in the folder of a release. */
export const messagesFile = (language: string): string => `assets/locales/${language}.json`;

/** The address of that file beside a manifest. */
export const messagesAddress = (manifest: string, language: string): string =>
  new URL(messagesFile(language), manifest).href;
