import { useLayoutEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { admin } from '@console/shared/testing';
import { LoadingState, Page } from '@console/shared/ui';
import { exposing, renderConsole } from '../../testing/render-console';

/** Resolves what the open list is waiting for. */
let arrive: () => void = () => undefined;

function SeasonList() {
  const [isHere, setHere] = useState(false);
  useLayoutEffect(() => void (arrive = () => setHere(true)), []);
  return (
    <Page title="Seasons">
      <Link to={paths.quizList}>View Quizzes</Link>
      {isHere || <LoadingState />}
    </Page>
  );
}
const loadForm = jest.fn(async () => undefined);
const seasons = {
  [paths.seasonList]: { Screen: SeasonList },
  [paths.seasonCreate]: { Screen: () => null, preload: loadForm },
};
const quizzes = { [paths.quizList]: { Screen: () => null } };

async function open() {
  const load = jest.fn(async () => exposing(quizzes));
  const modules = [
    { title: 'Seasons', screens: seasons },
    { title: 'Quizzes', screens: quizzes, load },
  ];
  const { user } = renderConsole({ at: paths.seasonList, session: admin(), modules });
  const link = await screen.findByRole('link', { name: 'View Quizzes' });
  return { user, link, load };
}

/** The browser's idle time, triggered by the test. */
function idleTime() {
  const work: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => work.push(task),
    cancelIdleCallback: () => undefined,
  });
  const come = () => act(async () => work.splice(0).forEach((task) => task()));
  /** Triggers it repeatedly, as a browser does, until the condition is true. */
  const bring = (so: () => void) =>
    waitFor(async () => {
      await come();
      so();
    });
  return { come, bring };
}

const saveData = (on: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: on }, configurable: true });

describe('a screen', () => {
  let idle: ReturnType<typeof idleTime>;
  beforeEach(() => {
    loadForm.mockClear();
    saveData(false);
    idle = idleTime();
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is prefetched when the pointer is on a link to it', async () => {
    const { user, link, load } = await open();
    expect(load).not.toHaveBeenCalled();
    await user.hover(link);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('is prefetched when a link to it gets the focus', async () => {
    const { link, load } = await open();
    act(() => link.focus());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('is prefetched in idle time when it most often comes next, with the other chunks of the module', async () => {
    const { load } = await open();
    act(() => arrive());
    expect(loadForm).not.toHaveBeenCalled();
    await idle.bring(() => expect(load).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(loadForm).toHaveBeenCalledTimes(1));
  });

  it('is not prefetched in idle time while the current screen is loading', async () => {
    const { load } = await open();
    await idle.come();
    expect(load).not.toHaveBeenCalled();
    act(() => arrive());
    await idle.bring(() => expect(load).toHaveBeenCalledTimes(1));
  });

  it('is not prefetched for a person who saves data', async () => {
    saveData(true);
    const { user, link, load } = await open();
    act(() => arrive());
    await user.hover(link);
    await idle.come();
    expect(load).not.toHaveBeenCalled();
    expect(loadForm).not.toHaveBeenCalled();
  });
});
