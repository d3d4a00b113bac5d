/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Chooses the language of the page: that of a link (`?lang=te`, or a tag such as `te-IN`), which a cookie keeps; else the kept
 * one; else the first of the browser's languages that is `offered`; else English. A link may also name one of the `others`,
 * which are translated in part: such a page is still English for screen readers.
 */
export function chooseLanguage(offered: readonly string[], others: readonly string[] = []): string {
  const known = (tag = '', languages = offered) =>
    languages.find((each) => RegExp(`^${each}(-|$)`, 'i').test(tag));
  const namedIn = (text: string) => known(/[?& ]lang=([\w-]+)/.exec(text)?.[1], others.concat(offered));
  const linked = namedIn(location.search);
  if (linked) document.cookie = `lang=${linked};path=/;max-age=${keptFor}`;
  const language =
    linked ||
    namedIn(` ${document.cookie}`) ||
    navigator.languages.map((tag) => known(tag)).find(Boolean) ||
    'en';
  const { documentElement: root } = document;
  root.lang = offered.includes(language) ? language : 'en';
  return (root.dataset.language = language);
}
