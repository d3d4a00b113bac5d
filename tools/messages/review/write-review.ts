import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../../command';
import { languagesOf, messagesOf, type Messages } from '../catalogue-files';
import { glossaryOf } from '../glossary/glossary';
import type { FoundMessage } from '../messages-in-code';
import { reviewScreens } from './review-entries';
import { reviewPage } from './review-page';

/** So that the page can be printed where no font has the letters. */
const fontFiles: Readonly<Record<string, string>> = {
  te: 'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2',
};

function fontOf(root: string, language: string): string | undefined {
  const file = join(root, fontFiles[language] ?? 'none');
  return existsSync(file) ? `data:font/woff2;base64,${readFileSync(file).toString('base64')}` : undefined;
}

/** Where the page is written, unless another file is named. Git ignores it. */
const usualFile = (root: string, language: string): string => join(root, `.cache/review-${language}.html`);

/**
 * Writes the page on which a native reader goes over all texts of a language.
 * @returns its file
 */
export function writeReview(
  root: string,
  found: readonly FoundMessage[],
  language: string,
  file = usualFile(root, language),
): string {
  const workspaces = [...new Set(found.map((each) => each.file.split('/')[0] ?? ''))];
  const having = workspaces.filter((workspace) => languagesOf(join(root, workspace)).includes(language));
  if (having.length === 0) throw new UserFacingError(`No workspace has the language '${language}'.`);
  const catalogues = new Map<string, Messages>(
    having.map((workspace) => [workspace, messagesOf(join(root, workspace), language)]),
  );
  const translate = (path: string, message: string): string | undefined =>
    // What several workspaces show is in the catalogue of the console.
    [path.split('/')[0] ?? '', 'shared', 'shell']
      .map((name) => catalogues.get(name)?.[message])
      .find(Boolean);
  const questions = language === 'te' ? glossaryOf(root).questions : [];
  const screens = reviewScreens(found, translate, questions);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, reviewPage({ language, screens, questions, font: fontOf(root, language) }));
  return file;
}
