import { UserFacingError } from '../command';

/** Where a module's files are served: `--host`. @throws UserFacingError when no browser could fetch from there. */
export function hostAddress(text: string): string {
  if (/^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text)) return text;
  throw new UserFacingError(
    `--host is the whole address where the files are served, such as https://quizzes.example.org, not '${text}'.`,
  );
}
