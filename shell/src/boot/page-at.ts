import type { PageKind } from './needed-parts';

/** Put here by the build, which takes no more of the model's tables: what screens for staff are called, by path. */
declare const titles: Readonly<Record<string, string>>;
declare const paths: { readonly landing: string; readonly seasonList: string };

/** Goes where the shell would lead on to from here; the page shows, and the tab names, what comes there. */
export function pageAt(signedIn: boolean): PageKind {
  const { dataset } = document.documentElement;
  const titleHere = () => titles[location.pathname.replace(/\/+$/, '')];
  const goTo = (path: string) => history.replaceState(history.state, '', path);

  if (signedIn && location.pathname === paths.landing) goTo(paths.seasonList);
  if (!signedIn && titleHere()) goTo(paths.landing);
  if (signedIn) dataset.signedIn = '';
  if (dataset.page === 'public') return 'public';
  const title = titleHere();
  if (!title) return 'landing';
  dataset.page = 'staff';
  document.title = `${title} · ${document.title}`;
  return 'staff';
}
