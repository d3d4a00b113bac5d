/** A year, in seconds. */
const keptFor = 31_536_000;

/**
 * Sets `lang` of the page: the language of a link (`?lang=te`), which a cookie keeps; else the kept one; else the first of
 * the browser's languages that is `offered`; else English. A link may also name one that is not offered.
 */
export function chooseLanguage(offered: readonly string[]): string {
  const [, wanted] = /[?& ]lang=([\w-]+)/.exec(`${location.search} ${document.cookie}`) ?? [];
  if (wanted) document.cookie = `lang=${wanted};path=/;max-age=${keptFor}`;
  const preferred = navigator.languages.map((tag) => tag.replace(/-.*/, ''));
  return (document.documentElement.lang = wanted ?? preferred.find((each) => offered.includes(each)) ?? 'en');
}
