import { UserFacingError } from '../command';

/** The address of a module's host: `--host`. @throws UserFacingError if a browser cannot load files from it. */
export function hostAddress(text: string): string {
  if (/^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text)) return text;
  throw new UserFacingError(
    `--host is the whole address where the files are served, such as https://quizzes.example.org, not '${text}'.`,
  );
}
