import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from '@console/shared/router/memory';
import { CopyButton, Page } from '@console/shared/ui';
import { followPageTranslation } from './follow-page-translation';

/** Lets the observer see what has changed. */
const observed = () => act(async () => undefined);

type Translate = (text: Text, translation: Element) => void;

const replaced: Translate = (text, translation) => text.replaceWith(translation);
const insertedBefore: Translate = (text, translation) => {
  text.before(translation);
  text.remove();
};
const kept: Translate = (text, translation) => {
  text.before(translation);
  translation.firstElementChild?.replaceChildren(text);
};

/** Translates each text into capitals; `[translation, text]` of each. */
async function translate(node: Node, by: Translate = replaced): Promise<[Element, string][]> {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  const translations = texts
    .filter(({ data }) => data.trim())
    .map((text): [Element, string] => {
      const { data } = text;
      const translation = document.createElement('font');
      const inner = translation.appendChild(document.createElement('font'));
      by(text, translation);
      inner.textContent = data.toUpperCase();
      return [translation, data];
    });
  await observed();
  return translations;
}

function Line({ status, isOpen = false, late }: { status: string; isOpen?: boolean; late?: Promise<void> }) {
  if (late) use(late);
  return (
    <>
      {isOpen && 'open: '}
      <b>quiz</b> {status}
      {status === 'upcoming' && ', soon'}
      {isOpen && <i>now</i>}
    </>
  );
}

const shown = () => screen.getByRole('main').textContent;
const line = (props: Parameters<typeof Line>[0]) => (
  <main>
    <Suspense fallback={<u>loading</u>}>
      <Line {...props} />
    </Suspense>
  </main>
);

describe('a page that the browser translates', () => {
  beforeAll(() => followPageTranslation(document.body));

  it.each([
    ['replaces text nodes', replaced],
    ['inserts its element, then removes the text node', insertedBefore],
    ['keeps the text node in its element', kept],
  ])('shows what React writes, adds and removes where the translator %s', async (_what, by) => {
    const { rerender } = render(line({ status: 'upcoming' }));
    await translate(screen.getByRole('main'), by);
    expect(shown()).toBe('QUIZ UPCOMING, SOON');
    rerender(line({ status: 'finished', isOpen: true }));
    await observed();
    expect(shown()).toBe('open: QUIZ finishednow');
    await translate(screen.getByRole('main'), by);
    rerender(line({ status: 'upcoming' }));
    await observed();
    expect(shown()).toBe('QUIZ upcoming, soon');
  });

  it('shows the counts of a page, and how many a search finds', async () => {
    const page = (found?: number) => (
      <MemoryRouter>
        <Page title="Quizzes" count={12} {...(found !== undefined && { found })}>
          -
        </Page>
      </MemoryRouter>
    );
    const { container, rerender } = render(page(3));
    await translate(container);
    rerender(page(4));
    await observed();
    expect(screen.getByRole('status')).toHaveTextContent(/^4/);
    await translate(container);
    rerender(page());
    await observed();
    expect(container.querySelector('h1')?.parentElement).toHaveTextContent(/12$/);
  });

  it('shows that a link is copied, and then its button again', async () => {
    jest.useFakeTimers();
    Object.assign(navigator, { clipboard: { writeText: async () => undefined } });
    render(<CopyButton text="x" label="copy" copiedLabel="copied" />);
    const button = screen.getByRole('button');
    await translate(button);
    await act(async () => button.click());
    await observed();
    expect(button).toHaveTextContent('copied');
    await translate(button);
    await act(async () => jest.advanceTimersByTime(2000));
    expect(button).toHaveTextContent('copy');
    jest.useRealTimers();
  });

  it('shows what React writes before the translation was seen', async () => {
    const { rerender } = render(line({ status: 'finished' }));
    const translated = translate(screen.getByRole('main'));
    rerender(line({ status: 'ongoing' }));
    await translated;
    expect(shown()).toBe('QUIZ ongoing');
  });

  it('hides a translation with its text', async () => {
    const { rerender } = render(line({ status: 'finished' }));
    await translate(screen.getByRole('main'));
    let show: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (show = resolve));
    await act(async () => rerender(line({ status: 'ongoing', late })));
    expect(screen.getByRole('main')).not.toHaveTextContent(/finished/i);
    await act(async () => {
      show();
      await late;
    });
    await observed();
    expect(screen.getByRole('main')).toHaveTextContent('QUIZ ongoing');
  });

  it.each([
    ['a copy of each text', ([translation, text]: [Element, string]) => translation.replaceWith(text)],
    [
      'the text nodes themselves',
      ([translation]: [Element, string]) => translation.replaceWith(translation.previousSibling ?? ''),
    ],
  ])('is shown in its own language again by %s', async (_what, restore) => {
    const { rerender } = render(line({ status: 'upcoming' }));
    const translations = await translate(screen.getByRole('main'));
    translations.forEach(restore);
    await observed();
    expect(shown()).toBe('quiz upcoming, soon');
    rerender(line({ status: 'finished' }));
    await observed();
    expect(shown()).toBe('quiz finished');
  });

  it('is translated into a third language', async () => {
    const { rerender } = render(line({ status: 'upcoming' }));
    for (const [translation] of await translate(screen.getByRole('main'))) {
      const other = document.createElement('font');
      other.textContent = 'x';
      translation.replaceWith(other);
    }
    await observed();
    expect(shown()).toBe('x xx');
    rerender(line({ status: 'finished' }));
    await observed();
    expect(shown()).toBe('x finished');
  });
});
