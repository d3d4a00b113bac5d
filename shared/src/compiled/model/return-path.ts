import { paths, pathTo } from './paths';

/** The address of a quiz's screen from which saving and Cancel lead back to the screen at `path`, e.g. to a form. */
export const returningTo = (path: string, address: string): string =>
  `${address}&${new URLSearchParams({ return: path }).toString()}`;

/** The screens of a quiz from which one comes. */
const origins = [paths.questionList, paths.questionCreate, paths.questionEdit, paths.questionImport];

/** Where such an address leads back to, with its ids; only to another screen of the quiz. */
export function returnAddress(search: URLSearchParams): string | undefined {
  const path = origins.find((each) => each === search.get('return'));
  const [season, quiz, question] = ['season', 'quiz', 'question'].map(
    (name) => search.get(name) ?? undefined,
  );
  return path && pathTo(path, { season, quiz, question });
}
