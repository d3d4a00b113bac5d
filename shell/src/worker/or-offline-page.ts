/** Defined by the build: the page for a lost connection by language. */
declare const offlinePages: Readonly<Record<string, string>>;

declare const cookieStore: { get(name: string): Promise<{ value?: string } | null> } | undefined;

/** The language that a link or the person has chosen, else the first of the browser's languages that there is. */
async function chosenLanguage(): Promise<string> {
  const cookie = typeof cookieStore === 'undefined' ? null : await cookieStore.get('lang');
  const wanted = [cookie?.value ?? '', ...navigator.languages].map((tag) => tag.replace(/-.*/, ''));
  return wanted.find((language) => language in offlinePages) ?? 'en';
}

/** The answer of the network, else a page that says that there is no connection. */
export const orOfflinePage = (request: Request): Promise<Response> =>
  fetch(request).catch(async () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(offlinePages[await chosenLanguage()], { status: 503, headers });
  });
