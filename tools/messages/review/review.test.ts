import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../../documents/tree';
import { root } from '../../root';
import { readForms, reviewScreens } from './review-entries';
import { reviewPage } from './review-page';
import { screenOf, screens } from './screens';

const at = (file: string, message: string) => ({ file, place: `${file}:1`, message });
const translate = (_: string, message: string) => ({ Save: 'సేవ్ చేయండి', Title: 'పేరు', CSV: 'CSV' })[message];

describe('the texts on the page for a native reader', () => {
  it('are read as they are shown, not in the syntax of messages', () => {
    expect(readForms('{n, plural, =0 {ప్రశ్నలు లేవు} one {# ప్రశ్న} other {# ప్రశ్నలు}}: <b>{name}</b>')).toEqual([
      { numbers: '0', text: 'ప్రశ్నలు లేవు: ⟨name⟩' },
      { numbers: '1', text: '⟨n⟩ ప్రశ్న: ⟨name⟩' },
      { numbers: '2+', text: '⟨n⟩ ప్రశ్నలు: ⟨name⟩' },
    ]);
  });

  it('are each on the most important screen that shows them, and only there', () => {
    const found = [
      at('quizzes-mfe/src/series/a.tsx', 'Save'),
      at('quizzes-mfe/src/series/a.tsx', 'Title'),
      at('seasons-mfe/src/form/b.tsx', 'Save'),
      at('results-mfe/src/list/c.tsx', 'Title'),
    ];
    const shown = reviewScreens(found, translate, []);
    expect(
      shown.map(({ name, entries }) => [name, ...entries.map(({ english }) => english[0]?.text)]),
    ).toEqual([
      ['Create or edit a season', 'Save'],
      ['Create several quizzes', 'Title'],
    ]);
  });

  it('are named by their folder where no screen has it, as in another repository', () => {
    const [screen] = reviewScreens([at('results-mfe/src/list/c.tsx', 'Title')], translate, []);
    expect(screen?.name).toBe('results-mfe/src/list');
  });

  it('are none that have no translation or need none', () => {
    const found = ['CSV', 'Unknown'].map((message) => at('shell/src/layout/a.tsx', message));
    expect(reviewScreens(found, translate, [])).toEqual([]);
  });

  it.each([
    ['has', 'సేవ్', [1]],
    ['does not have', 'పేరు', []],
    ['is', '“సేవ్ చేయండి”', [1]],
    ['is not', '“సేవ్”', []],
  ])('have the mark of a question if one %s its word', (_, word, numbers) => {
    const found = [at('shell/src/layout/a.tsx', 'Save')];
    const [screen] = reviewScreens(found, translate, [{ question: 'Is it right?', words: [word] }]);
    expect(screen?.entries[0]?.questions).toEqual(numbers);
  });

  it('are written into a page without a script', () => {
    const questions = [{ question: 'Is సేవ్ right?', words: ['సేవ్'] }];
    const shown = reviewScreens([at('shell/src/layout/a.tsx', 'Save')], translate, questions);
    const page = reviewPage({ language: 'te', screens: shown, questions, font: undefined });
    expect(page).toContain('<p class="english">Save</p>');
    expect(page).toContain('lang="te"><span>సేవ్ చేయండి<sup>Q1</sup>');
    expect(page).toContain('<li>Is సేవ్ right?');
    expect(page).not.toContain('<script');
  });
});

describe('the screens of the page', () => {
  const shows = (path: string): boolean =>
    /^[a-z-]+\/src\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/(testing|development)\//.test(path) &&
    /^import \{[^}]*\b(t|rich)\b[^}]*\} from '[^']*i18n'/m.test(readFileSync(join(root, path), 'utf8'));
  const files = readTree(root).paths.filter(shows);

  it('have every folder with messages', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => screenOf(file) === undefined)).toEqual([]);
  });

  it('have no folder without messages', () => {
    const folders = screens.flatMap((screen) => screen.folders);
    expect(folders.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
  });
});
