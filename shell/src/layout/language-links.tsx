import { currentLanguage, languages, nameOf } from '@console/shared/i18n';
import { useLocation } from '@console/shared/router';

/**
 * A link to the same page in each language, by its own name, or by its English one where the system would draw that as boxes.
 * The page keeps the choice.
 */
export function LanguageLinks() {
  const { search, hash } = useLocation();
  const addressIn = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `?${query.toString()}${hash}`;
  };
  return languages.map((language) => {
    const isCurrent = language === currentLanguage();
    const named = isCurrent || hasLetters(nameOf(language)) ? language : 'en';
    return (
      <a
        key={language}
        href={addressIn(language)}
        hrefLang={language}
        lang={named}
        aria-current={isCurrent || undefined}
      >
        {nameOf(language, named)}
      </a>
    );
  });
}

/** Whether a font of the system has these letters: others are as wide as a character that does not exist. */
function hasLetters(name: string): boolean {
  const canvas = 'OffscreenCanvas' in globalThis && new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return false;
  return canvas.measureText(name.charAt(0)).width !== canvas.measureText('\u0378').width;
}
