/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Sets `lang` of the page: the language of a link (`?lang=te`, or a tag such as `te-IN`), which a cookie keeps; else the kept
 * one; else the first of the browser's languages that is `offered`; else English. A link may also name one of the `others`.
 */
export function chooseLanguage(offered: readonly string[], others: readonly string[] = []): string {
  const known = (tag = '', languages = offered) =>
    languages.find((each) => RegExp(`^${each}(-|$)`, 'i').test(tag));
  const namedIn = (text: string) => known(/[?& ]lang=([\w-]+)/.exec(text)?.[1], others.concat(offered));
  const linked = namedIn(location.search);
  if (linked) document.cookie = `lang=${linked};path=/;max-age=${keptFor}`;
  return (document.documentElement.lang =
    linked ||
    namedIn(` ${document.cookie}`) ||
    navigator.languages.map((tag) => known(tag)).find(Boolean) ||
    'en');
}
