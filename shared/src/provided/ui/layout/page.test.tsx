import { Suspense, use } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Button, Page } from '..';

afterEach(() => document.head.replaceChildren());

describe('Page', () => {
  it('has exactly one heading with its title, which can be focused', () => {
    render(
      <Page title="Seasons" count={134} actions={<Button>Create Season</Button>}>
        rows
      </Page>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Seasons' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(screen.getByText('134')).toBeInTheDocument();
  });

  it('says of when its content is, if that may be stale', () => {
    render(<Page title="Seasons" asOf={new Date().setHours(14, 32)} children="rows" />);
    expect(screen.getByText('Updated 14:32')).toBeVisible();
  });

  it('announces how many items a search finds, on every change', () => {
    const { rerender } = render(<Page title="Seasons" count={134} found={134} children="rows" />);
    const count = screen.getByRole('status');
    expect(count).toHaveTextContent(/^134 total$/);
    rerender(<Page title="Seasons" count={134} found={12} children="rows" />);
    expect(count).toHaveTextContent(/^12 of 134 found$/);
    rerender(<Page title="Seasons" count={134} found={0} children="rows" />);
    expect(count).toHaveTextContent(/^0 of 134 found$/);
  });

  it('sets the document title, with the application name if the page has one', () => {
    const { rerender } = render(<Page title="Seasons">rows</Page>);
    expect(document.title).toBe('Seasons');
    document.head.innerHTML = '<meta name="application-name" content="Bible Quiz" />';
    rerender(<Page title="Create Season">form</Page>);
    expect(document.title).toBe('Create Season · Bible Quiz');
  });

  it('writes the same document title once, however many parts of a screen have it', () => {
    document.title = '';
    const write = jest.spyOn(document, 'title', 'set');
    const { rerender } = render(<Page title="Seasons" children="Loading…" />);
    rerender(<Page key="rows" title="Seasons" children="rows" />);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('sets the document title again when it is shown again', async () => {
    let arrive: () => void = () => undefined;
    const more = new Promise<null>((resolve) => (arrive = () => resolve(null)));
    const More = ({ wanted }: { wanted: boolean }) => (wanted ? use(more) : null);
    const screenOf = (wanted: boolean) => (
      <Suspense fallback={<Page title="Questions" children="Loading…" />}>
        <Page title="The Sermon on the Mount">
          <More wanted={wanted} />
        </Page>
      </Suspense>
    );
    const { rerender } = render(screenOf(false));
    await act(async () => rerender(screenOf(true)));
    expect(document.title).toBe('Questions');
    await act(async () => arrive());
    await waitFor(() => expect(document.title).toBe('The Sermon on the Mount'));
  });
});
