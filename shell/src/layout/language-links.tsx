import { currentLanguage, languages, nameOf } from '@console/shared/i18n';
import { useLocation } from '@console/shared/router';

/** A link to the same page in each language, by its own name. The page keeps the choice. */
export function LanguageLinks() {
  const { search, hash } = useLocation();
  const addressIn = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `?${query.toString()}${hash}`;
  };
  return languages.map((language) => (
    <a
      key={language}
      href={addressIn(language)}
      lang={language}
      aria-current={language === currentLanguage() || undefined}
    >
      {nameOf(language)}
    </a>
  ));
}
