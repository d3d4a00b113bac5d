import { render } from '@testing-library/react';
import { addMessages, setLanguage, translateIfKnown, translator } from '@console/shared/i18n';

const { t, rich } = translator('things_mfe');
const textOf = (element: React.ReactNode) => render(element).container.textContent;

describe('a text', () => {
  it('is the message itself, with its values', () => {
    expect(t('Sign In')).toBe('Sign In');
    expect(t('{name} of {season}', { name: 'Quiz $1', season: '{name}' })).toBe('Quiz $1 of {name}');
  });

  it.each([
    [0, 'No quizzes of Ruth'],
    [1, '1 quiz of Ruth'],
    [1200, '1,200 quizzes of Ruth'],
  ])('has the plural form for %d', (count, text) =>
    expect(
      t(
        '{count, plural, =0 {No quizzes of {season}} one {# quiz of {season}} other {# quizzes of {season}}}',
        {
          count,
          season: 'Ruth',
        },
      ),
    ).toBe(text),
  );

  it('has elements, and never takes tags of a value for them', () => {
    const link = (text: string) => <a href="/">{text}</a>;
    const element = rich(
      '{count, plural, one {# question} other {# questions}} of {name}: <link>read</link> it.',
      {
        count: 2,
        name: '<link>Ruth</link>',
        link,
      },
    );
    const { container } = render(element);
    expect(container).toHaveTextContent('2 questions of <link>Ruth</link>: read it.');
    expect([...container.querySelectorAll('a')].map((each) => each.textContent)).toEqual(['read']);
  });
});

describe('a text in another language', () => {
  beforeAll(() => {
    setLanguage('te');
    addMessages('things_mfe', {
      'Sign In': 'సైన్ ఇన్',
      '{count, plural, one {# quiz} other {# quizzes}}': '{count, plural, one {# క్విజ్} other {# క్విజ్‌లు}}',
      'Read our <link>policy</link>.': 'మా <link>విధానం</link> చదవండి.',
      'Not translated': '',
    });
    addMessages('console', { Seasons: 'సీజన్లు' });
  });
  afterAll(() => setLanguage('en'));

  it('is its translation, with the values and plural forms of the language', () => {
    expect(t('Sign In')).toBe('సైన్ ఇన్');
    expect(t('{count, plural, one {# quiz} other {# quizzes}}', { count: 100_000 })).toBe('1,00,000 క్విజ్‌లు');
    expect(textOf(rich('Read our <link>policy</link>.', { link: (text) => <b>{text}</b> }))).toBe(
      'మా విధానం చదవండి.',
    );
  });

  it('is English where it has no translation', () => {
    expect(t('Not translated')).toBe('Not translated');
    expect(t('New in the next release')).toBe('New in the next release');
  });

  it('comes from the catalogue of its module', () =>
    expect(translator('others_mfe').t('Sign In')).toBe('Sign In'));

  it('comes from the catalogue of the console where its module has none', () =>
    expect(t('Seasons')).toBe('సీజన్లు'));

  it('of another build is translated if the console knows it', () => {
    expect(translateIfKnown('Seasons')).toBe('సీజన్లు');
    expect(translateIfKnown('Results')).toBe('Results');
  });
});
