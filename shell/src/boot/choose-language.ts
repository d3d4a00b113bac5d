/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Sets `lang` of the page: the language of a link (`?lang=te`, or a tag such as `te-IN`), which a cookie keeps; else the kept
 * one; else the first of the browser's languages that is `offered`; else English. A link may also name one of the `others`.
 */
export function chooseLanguage(offered: readonly string[], others: readonly string[] = []): string {
  const known = (tags: readonly string[], languages: readonly string[]) =>
    tags
      .flatMap((tag) => [tag, tag.replace(/-.*/, '')])
      .map((tag) => languages.find((each) => each.toLowerCase() === tag.toLowerCase()))
      .find(Boolean);
  const namedIn = (text: string) => {
    const [, tag] = /[?& ]lang=([\w-]+)/.exec(text) ?? [];
    return tag && known([tag], [...offered, ...others]);
  };
  const linked = namedIn(location.search);
  if (linked) document.cookie = `lang=${linked};path=/;max-age=${keptFor}`;
  return (document.documentElement.lang =
    linked || namedIn(` ${document.cookie}`) || known(navigator.languages, offered) || 'en');
}
