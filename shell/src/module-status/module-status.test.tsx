import { act, screen, waitFor, within } from '@testing-library/react';
import { contractVersion } from '@console/shared/contract';
import { formatMoment } from '@console/shared/format';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { admin, host, manager } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import shell from '../../package.json';
import { exposing, permissionOf, renderConsole, type TestModule } from '../testing/render-console';

const SeasonList = () => (
  <Page title="Seasons">
    <Link to={paths.quizList}>View Quizzes</Link>
  </Page>
);
const QuizList = () => <Page title="Gospels 2026">…</Page>;

const seasons: TestModule = { title: 'Seasons', screens: { [paths.seasonList]: { Screen: SeasonList } } };
const quizzes: TestModule = { title: 'Quizzes', screens: { [paths.quizList]: { Screen: QuizList } } };

const open = (modules: readonly TestModule[], options: Parameters<typeof renderConsole>[0] = {}) =>
  renderConsole({ at: paths.moduleStatus, session: admin(), modules, ...options });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (title: string) => screen.findByRole('article', { name: title });
const clickLink = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('link', { name }));
const checked = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"] *' });
const expectErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Returns a card's value for a name. */
async function fact(title: string, name: string): Promise<string> {
  const term = within(await card(title)).getByText(name, { selector: 'dt' });
  return term.nextElementSibling?.textContent ?? '';
}

describe('the modules page', () => {
  it('is linked in every footer for an Admin', async () => {
    const { user, address } = open([seasons], { at: paths.seasonList });
    await clickLink(user, 'Modules');
    expect(await heading('Modules')).toBeVisible();
    expect(address()).toBe('/modules');
  });

  it.each([
    ['Manager', manager()],
    ['Host', host()],
  ])('is neither linked nor open for a %s', async (_role, session) => {
    open([seasons], { session });
    expect(await heading('No access with your role')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Modules' })).not.toBeInTheDocument();
  });

  it('redirects a signed-out visitor to the root', async () => {
    const { address } = open([seasons], { session: undefined });
    expect(await screen.findByRole('img', { name: 'Wallpaper' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it('closes when the role is revoked', async () => {
    const { gateway } = open([seasons]);
    await checked('All fit this shell.');
    const [[record] = []] = Object.entries(permissionOf(admin()));
    act(() => gateway.put(record ?? '', { role: 'Manager' }));
    expect(await heading('No access with your role')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(await screen.findByText('You are now Manager.')).toBeVisible();
  });

  it('shows the shell first, and which libraries it provides', async () => {
    open([seasons]);
    const first = await screen.findByRole('region', { name: 'Shell' });
    expect(first).toHaveTextContent(`Version${shell.version}ReleaseNone: this machine serves itFailures`);
    expect(first).toHaveTextContent(`Contract${contractVersion}Providesreact 19.3.1`);
    expect(first.compareDocumentPosition(await card('Seasons'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await checked('All fit this shell.');
  });

  it("shows a module's live release, its time, and the contract it was built for", async () => {
    const releasedAt = '2026-11-22T08:30:00.000Z';
    const release = { release: '3f2a90c81d7e', releasedAt };
    open([{ ...seasons, release, needsContract: '1.0.0', contract: '1.1.0' }, quizzes]);
    expect(await fact('Seasons', 'Version')).toBe('0.1.0');
    expect(await fact('Seasons', 'Release')).toBe('3f2a90c81d7e');
    expect(await fact('Seasons', 'Released')).toBe(formatMoment(Date.parse(releasedAt)));
    expect(await fact('Seasons', 'Contract')).toBe('1.1.0, needs 1.0.0');
    expect(await fact('Quizzes', 'Release')).toBe('None: this machine serves it');
    await checked('All fit this shell.');
  });

  it('lists the refused entries of the registry, each with its reason', async () => {
    open([seasons], {
      problems: ['quizzes_mfe: contract must be a version', 'entry 3: paths must name a path'],
    });
    const left = await screen.findByRole('region', { name: 'Not included' });
    const reasons = within(left)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(reasons).toEqual(['quizzes_mfe: contract must be a version', 'entry 3: paths must name a path']);
    await checked('All listed modules fit this shell. Some registry entries are invalid.');
  });

  it('says since when the registry cannot be read, and reads it again', async () => {
    const cachedAt = Date.parse('2026-11-22T08:30:00.000Z');
    const { user, repairRegistry } = open([seasons], { cachedAt });
    const found = within(await screen.findByRole('region', { name: 'Couldn’t load the module list' }));
    expect(found.getByText(new RegExp(formatMoment(cachedAt)))).toBeVisible();
    expect(await card('Seasons')).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(found.getByRole('button', { name: 'Read again' })).toBeEnabled());
    repairRegistry();
    await user.click(found.getByRole('button', { name: 'Read again' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /could not be read/ })).not.toBeInTheDocument(),
    );
    await checked('All fit this shell.');
  });

  it('shows a message when there is no module', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No modules' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not included' })).not.toBeInTheDocument();
  });
});

describe('a check of a module', () => {
  it('lists what does not fit, and runs none of its code', async () => {
    const load = jest.fn(async () => exposing(quizzes.screens));
    const needs = { react: '^19.0.0', 'styled-components': '^7.0.0' };
    open([seasons, { ...quizzes, needs, contract: '2.0.0', load }]);
    await checked('1 module has a problem.');
    expect(await card('Seasons')).toHaveTextContent('Fits');
    const found = await card('Quizzes');
    expect(found).toHaveTextContent('Problem');
    expect(
      within(found)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Built for contract 2.0.0; this console serves 1.0.0.',
      'Needs other versions of shared libraries: styled-components ^7.0.0 (none here).',
      'react ^19.0.0: 19.3.1 here',
      'styled-components ^7.0.0: none here, does not fit',
    ]);
    expect(load).not.toHaveBeenCalled();
    expect(await fact('Quizzes', 'Load time')).toBe('Not loaded in this tab yet');
  });

  it('shows why the manifest cannot be loaded, and requests it again on demand', async () => {
    const manifest = jest.fn(() => new Response(null, { status: 503 }));
    const { user } = open([{ ...seasons, manifest }, quizzes]);
    await checked('1 module has a problem.');
    expect(await card('Seasons')).toHaveTextContent('The server answered with status 503.');
    expect(await fact('Seasons', 'Needs')).toBe('Unknown: couldn’t read the manifest');
    manifest.mockImplementation(
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Check Seasons' }));
    expect(await within(await card('Seasons')).findByText(/a web page instead of a script/)).toBeVisible();
    expect(await card('Quizzes')).toHaveTextContent('Fits');
  });

  it('names a script that its server lacks, though it is loaded only when a part of a screen is opened', async () => {
    const scripts = { sync: [], async: ['assets/7.js', 'assets/8.js'] };
    const manifest = () =>
      Response.json({
        metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } },
        shared: [],
        exposes: [{ path: './module', assets: { js: scripts } }],
      });
    const open404 = () => {
      const answer = jest.mocked(fetch).getMockImplementation();
      jest
        .mocked(fetch)
        .mockImplementation(async (address, init) =>
          address instanceof URL && address.href.endsWith('8.js')
            ? new Response(null, { status: 404 })
            : (answer?.(address, init) ?? Response.error()),
        );
    };
    open([{ ...seasons, manifest }, quizzes]);
    open404();
    await checked('1 module has a problem.');
    expect(await card('Seasons')).toHaveTextContent('The file assets/8.js is missing on its server.');
  });

  it("of all modules requests every manifest, bypassing the browser's cache", async () => {
    const { user } = open([seasons, quizzes]);
    await checked('All fit this shell.');
    const fetched = jest.mocked(fetch);
    fetched.mockClear();
    await user.click(screen.getByRole('button', { name: 'Check all' }));
    await checked('All fit this shell.');
    expect(fetched).toHaveBeenCalledTimes(2);
    for (const [, init] of fetched.mock.calls) expect(init).toMatchObject({ cache: 'reload' });
  });
});

describe('what this tab has recorded of a module', () => {
  it('is how long it took to load', async () => {
    const { user } = open([seasons, quizzes], { at: paths.seasonList });
    await clickLink(user, 'Modules');
    expect(await fact('Seasons', 'Load time')).toMatch(/^\d+ ms, \d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    expect(await fact('Seasons', 'Last error')).toBe('None in this tab');
    expect(await fact('Quizzes', 'Load time')).toBe('Not loaded in this tab yet');
    await checked('All fit this shell.');
  });

  it('is why it could not be loaded, also once it works', async () => {
    expectErrors();
    const load = jest.fn<Promise<object>, []>().mockRejectedValue(new Error('Unexpected token'));
    const { user } = open([seasons, { ...quizzes, load }], { at: paths.seasonList });
    await clickLink(user, 'View Quizzes');
    const again = await screen.findByRole('button', { name: 'Retry' });
    load.mockResolvedValue(exposing(quizzes.screens));
    await user.click(again);
    await heading('Gospels 2026');
    await clickLink(user, 'Modules');
    expect(await fact('Quizzes', 'Last error')).toMatch(/: The code failed: Unexpected token$/);
    expect(await fact('Quizzes', 'Load time')).toMatch(/^\d+ ms/);
    await checked('All fit this shell.');
  });

  it('is that it is loading, and why it failed even when no screen waits for it any more', async () => {
    let fail: (error: Error) => void = () => undefined;
    const load = () => new Promise<never>((_resolve, reject) => (fail = reject));
    const { user } = open([seasons, { ...quizzes, load }], { at: paths.seasonList });
    await clickLink(user, 'View Quizzes');
    await clickLink(user, 'Modules');
    expect(await fact('Quizzes', 'Load time')).toBe('Loading…');
    await act(async () => fail(new Error('Unexpected token')));
    await waitFor(async () =>
      expect(await fact('Quizzes', 'Last error')).toMatch(/: The code failed: Unexpected token$/),
    );
    expect(await fact('Quizzes', 'Load time')).toBe('Not loaded in this tab yet');
    await checked('All fit this shell.');
  });

  it('is that a screen of it failed', async () => {
    expectErrors();
    const Screen = () => {
      throw new Error('The quiz has no title');
    };
    const { user } = open([seasons, { ...quizzes, screens: { [paths.quizList]: { Screen } } }], {
      at: paths.seasonList,
    });
    await clickLink(user, 'View Quizzes');
    await screen.findByRole('alert');
    await clickLink(user, 'Modules');
    expect(await fact('Quizzes', 'Last error')).toMatch(/: The code failed: The quiz has no title$/);
    await checked('All fit this shell.');
  });
});
