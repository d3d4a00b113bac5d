import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useEffect } from 'react';
import { createGuardedHistory, HistoryRouter, Link, useLocation, useNavigate } from '@console/shared/router';

/** A promise and what fulfils it. */
function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}

/** Opens a list whose late step follows `late`, beside a screen that comes with `code`. */
async function openList(late: Promise<string>, code: Promise<void>) {
  function List() {
    const navigate = useNavigate();
    useEffect(() => void late.then((to) => navigate(to, { replace: true, state: 'kept' })), [navigate]);
    return <h1>List</h1>;
  }
  const Slow = lazy(() => code.then(() => ({ default: () => <h1>Slow</h1> })));
  function Screens() {
    const { pathname } = useLocation();
    return (
      <>
        <Link to="/slow">Go</Link>
        {pathname === '/slow' ? <Slow /> : <List />}
      </>
    );
  }
  window.history.pushState(null, '', '/list?of=S1');
  const history = createGuardedHistory();
  await act(async () => {
    render(
      <HistoryRouter history={history}>
        <Screens />
      </HistoryRouter>,
    );
  });
  return history;
}

describe('what a screen still wants of the history', () => {
  it('is done while the screen is where the person is', async () => {
    const late = promised<string>();
    const history = await openList(late.promise, Promise.resolve());
    await act(async () => late.resolve('/list?of=S1'));
    expect(history.place().location).toMatchObject({ pathname: '/list', state: 'kept' });
  });

  it('calls nobody back who is on the way to a screen that is still loading', async () => {
    const late = promised<string>();
    const code = promised<void>();
    await openList(late.promise, code.promise);
    await userEvent.click(screen.getByRole('link', { name: 'Go' }));
    expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();

    await act(async () => late.resolve('/list?of=S1'));
    expect(window.location.pathname).toBe('/slow');
    await act(async () => code.resolve());
    expect(await screen.findByRole('heading', { name: 'Slow' })).toBeVisible();
    expect(window.location.pathname).toBe('/slow');
  });
});
