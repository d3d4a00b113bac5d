/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Sets `lang` of the page: the language of a link (`?lang=te`, or a tag such as `te-IN`), which a cookie keeps; else the kept
 * one; else the first of the browser's languages that is `offered`; else English. A link may also name one of the `others`.
 */
export function chooseLanguage(offered: readonly string[], others: readonly string[] = []): string {
  const known = (tag = '', languages = [...others, ...offered]) =>
    languages.find((each) => RegExp(`^${each}(-|$)`, 'i').test(tag));
  const [linked, kept] = [location.search, ` ${document.cookie}`].map((text) =>
    known(/[?& ]lang=([\w-]+)/.exec(text)?.[1]),
  );
  if (linked) document.cookie = `lang=${linked};path=/;max-age=${keptFor}`;
  const preferred = navigator.languages.map((tag) => known(tag, [...offered]));
  return (document.documentElement.lang = linked || kept || preferred.find(Boolean) || 'en');
}
