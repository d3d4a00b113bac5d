import { chooseLanguage } from './choose-language';

declare global {
  interface Window {
    /** Resolves when the messages of the page's language are here, or could not be loaded. */
    languageReady?: Promise<unknown>;
  }
}

/** Defined by the build: what can be chosen, what only links name, and the address of the scripts with messages around the language. */
declare const languages: readonly string[];
declare const otherLanguages: readonly string[];
declare const messageScripts: readonly [beginning: string, end: string];

/**
 * Chooses the language of the page and requests its messages. Until they have translated the prerendered page, that is
 * hidden: nobody sees it in another language first.
 */
export function translateThisPage(): void {
  const { dataset } = document.documentElement;
  const language = chooseLanguage(languages, otherLanguages);
  if (language === 'en') return;
  dataset.untranslated = '';
  const script = Object.assign(document.createElement('script'), { src: messageScripts.join(language) });
  document.head.append(script);
  window.languageReady = new Promise((resolve) => {
    script.onload = resolve;
    script.onerror = () => resolve(delete dataset.untranslated);
  });
}
