import { screen } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { admin } from '@console/shared/testing';
import { Page } from '@console/shared/ui';
import { renderConsole, type TestModule } from '../testing/render-console';

const staffPaths = [
  '/seasons',
  '/create-season',
  '/update-season',
  '/home',
  '/create-quiz',
  '/create-quizzes',
  '/update-quiz',
  '/quizzes',
  '/create-question',
  '/update-question',
  '/import-questions',
  '/shared-questions',
  '/print-questions',
  '/find-questions',
  '/settings',
  '/history',
  '/copy-season',
  '/check-season',
];

const screenAt = (path: string) => ({ Screen: () => <Page title={`The screen of ${path}`}>…</Page> });
const screensAt = (all: readonly string[]) => Object.fromEntries(all.map((path) => [path, screenAt(path)]));

const modules: TestModule[] = [
  { title: 'Staff', screens: screensAt(staffPaths) },
  { title: 'Public pages', access: 'public', screens: screensAt([paths.privacyPolicy, paths.terms]) },
];

const wallpaper = () => screen.findByRole('img', { name: 'Wallpaper' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('routes', () => {
  it.each(['/', '/no-such-page', '/seasons/deeper', '/HOME'])(
    'show the landing page at %s @2.06 @2.07',
    async (at) => {
      renderConsole({ at, modules });
      expect(await wallpaper()).toBeVisible();
      expect(screen.getByText(/^Hosts prepare Bible quiz contests/)).toBeVisible();
    },
  );

  it('show it at unknown paths to a signed-in person as well @2.07', async () => {
    const { address } = renderConsole({ at: '/no-such-page', modules, session: admin() });
    expect(await wallpaper()).toBeVisible();
    expect(address()).toBe('/no-such-page');
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
  });

  it('redirect a signed-in person from the root to the seasons @2.08', async () => {
    const { address } = renderConsole({ modules, session: admin() });
    expect(await heading('The screen of /seasons')).toBeVisible();
    expect(address()).toBe('/seasons');
    expect(screen.queryByRole('img', { name: 'Wallpaper' })).not.toBeInTheDocument();
  });

  it.each(staffPaths)('redirect a signed-out visitor from %s to the root @2.05', async (at) => {
    const { address } = renderConsole({ at, modules });
    expect(await wallpaper()).toBeVisible();
    expect(address()).toBe('/');
  });

  it.each(staffPaths)('open %s to a signed-in person', async (at) => {
    const { address } = renderConsole({ at: `${at}?season=S1`, modules, session: admin() });
    expect(await heading(`The screen of ${at}`)).toBeVisible();
    expect(address()).toBe(`${at}?season=S1`);
  });

  it('open public pages to a visitor without loading the database', async () => {
    const { isConsoleLoaded } = renderConsole({ at: paths.privacyPolicy, modules });
    expect(await heading('The screen of /privacy-policy')).toBeVisible();
    expect(isConsoleLoaded()).toBe(false);
  });

  it('ignore a trailing slash', async () => {
    renderConsole({ at: '/privacy-policy/', modules });
    expect(await heading('The screen of /privacy-policy')).toBeVisible();
  });
});

describe('the frame', () => {
  it.each(['/', '/no-such-page', '/privacy-policy', ...staffPaths])(
    'is around every screen: %s @2.01',
    async (at) => {
      renderConsole({ at, modules, session: admin() });
      expect(screen.getByRole('main')).toContainElement(await screen.findByRole('heading', { level: 1 }));
      expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Bible Quiz Console');
      expect(screen.getByRole('contentinfo')).toHaveTextContent('All rights reserved.');
    },
  );

  it('has the brand, a copyright line of this year and links to the public pages @2.02 @2.04', async () => {
    renderConsole({ modules, config: { brand: 'Gospel Quiz' } });
    await wallpaper();
    expect(screen.getByRole('banner')).toHaveTextContent('Gospel Quiz');
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Gospel Quiz. All rights reserved.`);
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: 'Delete my account' })).toHaveAttribute(
      'href',
      '/delete-user-request',
    );
  });

  it('shows “Unexpected Application Error!” when the shell itself fails @2.09', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
      throw new Error('The footer fails');
    });
    renderConsole({ modules });
    expect(await heading('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
