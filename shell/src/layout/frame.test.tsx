import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { Link, useNavigate } from '@console/shared/router';
import { admin } from '@console/shared/testing';
import { LoadingState, Page } from '@console/shared/ui';
import { exposing, renderConsole, type TestModule } from '../testing/render-console';

const Privacy = () => (
  <Page title="Privacy Policy">
    <Link to={paths.terms}>On to the terms</Link>
    <Link to={paths.deletionRequest}>On to the request</Link>
  </Page>
);

const Terms = () => <Page title="Terms and Conditions">…</Page>;

let loadRequest: () => void = () => undefined;

/** Replaces its heading when its data is loaded, as some forms do. */
function Request() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    loadRequest = () => setLoaded(true);
  }, []);
  return loaded ? (
    <div>
      <Page title="Account Deletion Request">the form</Page>
    </div>
  ) : (
    <Page title="Account Deletion Request">
      <LoadingState />
    </Page>
  );
}

function Leads() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.terms, { replace: true }), [navigate]);
  return null;
}

const screens = {
  [paths.privacyPolicy]: { Screen: Privacy },
  [paths.terms]: { Screen: Terms },
  [paths.deletionRequest]: { Screen: Request },
};
const publicPages: TestModule = { title: 'Public pages', access: 'public', screens };

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('navigation, to a person who uses a screen reader', () => {
  it('focuses the heading of the new screen', async () => {
    const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
    await user.click(await screen.findByRole('link', { name: 'On to the terms' }));
    expect(await heading('Terms and Conditions')).toHaveFocus();
  });

  it('does so from a link of the frame, for a screen that loads late', async () => {
    let arrive: (exposed: unknown) => void = () => undefined;
    const screensOfStaff = { [paths.seasonList]: { Screen: () => <Page title="Seasons">…</Page> } };
    const late: TestModule = {
      title: 'Seasons',
      screens: screensOfStaff,
      load: () => new Promise((resolve) => (arrive = resolve)),
    };
    const { user } = renderConsole({
      at: paths.terms,
      session: admin(),
      modules: [publicPages, late],
    });
    await heading('Terms and Conditions');
    await user.click(screen.getByRole('link', { name: 'Bible Quiz Console' }));
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    arrive(exposing(screensOfStaff));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Seasons' })).toHaveFocus());
  });

  it('focuses the content while loading, when the clicked link was removed with the previous screen', async () => {
    let arrive: (exposed: unknown) => void = () => undefined;
    const settings = { [paths.settings]: { Screen: () => <Page title="Season Settings">…</Page> } };
    const late: TestModule = {
      title: 'Settings',
      screens: settings,
      load: () => new Promise((resolve) => (arrive = resolve)),
    };
    const seasons: TestModule = {
      title: 'Seasons',
      screens: {
        [paths.seasonList]: {
          Screen: () => (
            <Page title="Seasons">
              <Link to={paths.settings}>On to the settings</Link>
            </Page>
          ),
        },
      },
    };
    const { user } = renderConsole({ at: paths.seasonList, session: admin(), modules: [seasons, late] });
    await user.click(await screen.findByRole('link', { name: 'On to the settings' }));
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(document.title).toBe('Season Settings · Bible Quiz Console');
    expect(screen.getByRole('main')).toHaveFocus();
    arrive(exposing(settings));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Season Settings' })).toHaveFocus());
  });

  it('keeps the focus on the heading when the screen replaces it', async () => {
    const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
    await user.click(await screen.findByRole('link', { name: 'On to the request' }));
    expect(await heading('Account Deletion Request')).toHaveFocus();
    act(loadRequest);
    expect(screen.getByText('the form')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leaves the focus where the person has moved it in between', async () => {
    const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
    await user.click(await screen.findByRole('link', { name: 'On to the request' }));
    expect(await heading('Account Deletion Request')).toHaveFocus();
    screen.getByRole('button', { name: 'Sign In' }).focus();
    act(loadRequest);
    expect(screen.getByText('the form')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
  });

  it.each([
    ['on the first load', paths.privacyPolicy, 'Privacy Policy'],
    ['when the first load is led on elsewhere', paths.seasonList, 'Terms and Conditions'],
  ])('does not move the focus %s', async (_when, at, title) => {
    const leading: TestModule = {
      title: 'Leading',
      access: 'public',
      screens: { [paths.seasonList]: { Screen: Leads } },
    };
    renderConsole({ at, modules: [publicPages, leading] });
    await heading(title);
    expect(document.body).toHaveFocus();
  });

  it('does not move the focus after Tab when the first load redirects', async () => {
    let redirect: () => void = () => undefined;
    const Late = () => {
      const navigate = useNavigate();
      useEffect(() => {
        redirect = () => void navigate(paths.terms, { replace: true });
      }, [navigate]);
      return null;
    };
    const leading: TestModule = {
      title: 'Leading',
      access: 'public',
      screens: { [paths.seasonList]: { Screen: Late } },
    };
    const { user } = renderConsole({ at: paths.seasonList, modules: [publicPages, leading] });
    await screen.findByRole('contentinfo');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Bible Quiz Console' })).toHaveFocus();
    act(redirect);
    await heading('Terms and Conditions');
    expect(screen.getByRole('link', { name: 'Bible Quiz Console' })).toHaveFocus();
  });

  it("does so when a person's first action redirects, as signing in does", async () => {
    const Leading = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(paths.terms, { replace: true })}>Lead on</button>;
    };
    const leading: TestModule = {
      title: 'Leading',
      access: 'public',
      screens: { [paths.seasonList]: { Screen: Leading } },
    };
    const { user } = renderConsole({ at: paths.seasonList, modules: [publicPages, leading] });
    await user.click(await screen.findByRole('button', { name: 'Lead on' }));
    expect(await heading('Terms and Conditions')).toHaveFocus();
  });

  it('works for the landing page as well', async () => {
    const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
    await user.click(screen.getByRole('link', { name: 'Bible Quiz Console' }));
    expect(await heading('Bible Quiz Console')).toHaveFocus();
  });

  it('scrolls a new screen to its top, and leaves Back to the browser', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
    await user.click(await screen.findByRole('link', { name: 'On to the terms' }));
    await heading('Terms and Conditions');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockClear();
    history.back();
    await heading('Privacy Policy');
    expect(scrolled).not.toHaveBeenCalled();
  });
});

it('the first tab stop skips the top bar', async () => {
  const { user } = renderConsole({ at: paths.privacyPolicy, modules: [publicPages] });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
});
