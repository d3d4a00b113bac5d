import { paths, pathTo } from './paths';

/** The address of a quiz's screen from which saving and Cancel lead back to the screen at `path`, e.g. to a form. */
export const returningTo = (path: string, address: string): string =>
  `${address}&${new URLSearchParams({ return: path }).toString()}`;

/** Where such an address leads back to, with its ids; only to a screen of the console. */
export function returnAddress(search: URLSearchParams): string | undefined {
  const path = Object.values(paths).find((each) => each === search.get('return'));
  const [season, quiz, question] = ['season', 'quiz', 'question'].map(
    (name) => search.get(name) ?? undefined,
  );
  return path && pathTo(path, { season, quiz, question });
}
