import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  createGuardedHistory,
  HistoryRouter,
  Link,
  useLeaveGuard,
  useLocation,
  useNavigate,
} from '@console/shared/router';

function Form() {
  const [holds, setHolds] = useState(true);
  const { asked, stay, leave } = useLeaveGuard(() => holds);
  return (
    <>
      <button onClick={() => setHolds(false)}>Save</button>
      {asked && (
        <div role="dialog" aria-label="Leave?">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/other">Other</Link>
      <a href="#part">Part</a>
      <button onClick={() => void navigate(-1)}>Back</button>
      {pathname === '/form' && <Form />}
    </>
  );
}

const at = (path: string) => screen.findByRole('heading', { name: path });
const click = (name: string) => userEvent.click(screen.getByText(name));
const question = () => screen.queryByRole('dialog', { name: 'Leave?' });

/** Comes to the form from the pages before it. */
async function openForm() {
  window.history.pushState(null, '', '/first');
  const history = createGuardedHistory();
  render(
    <HistoryRouter history={history}>
      <Screens />
    </HistoryRouter>,
  );
  act(() => history.push('/before'));
  act(() => history.push('/form'));
  await at('/form');
}

describe('a screen that holds something unsaved', () => {
  beforeEach(openForm);

  it('asks before a link leads away, and stays', async () => {
    await click('Other');
    expect(question()).toBeVisible();
    await click('Stay');
    expect(question()).toBeNull();
    await at('/form');
    expect(window.location.pathname).toBe('/form');
  });

  it('goes where the link leads when the person decides so', async () => {
    await click('Other');
    await click('Leave');
    await at('/other');
    expect(question()).toBeNull();
  });

  it('asks before the browser goes back, and stays at its own address', async () => {
    await click('Back');
    await waitFor(() => expect(question()).toBeVisible());
    expect(window.location.pathname).toBe('/form');
    await at('/form');
    await click('Stay');
    await click('Back');
    await waitFor(() => expect(question()).toBeVisible());
    expect(window.location.pathname).toBe('/form');
    await click('Leave');
    await at('/before');
    expect(window.location.pathname).toBe('/before');
  });

  it('takes several steps in a row for one, and goes all of them when the person leaves', async () => {
    // By a clock of its own: on a busy machine, the steps would not come in the same breath.
    jest.useFakeTimers();
    addEventListener('popstate', () => window.history.back(), { once: true });
    window.history.back();
    act(() => jest.advanceTimersByTime(100));
    jest.useRealTimers();
    expect(question()).toBeVisible();
    expect(window.location.pathname).toBe('/form');
    await click('Leave');
    await at('/first');
    expect(window.location.pathname).toBe('/first');
  });

  it('lets the person go to a part of the same page', async () => {
    await click('Part');
    await waitFor(() => expect(window.location.hash).toBe('#part'));
    expect(question()).toBeNull();
  });

  it('asks no more once it is saved', async () => {
    await click('Save');
    await click('Other');
    await at('/other');
    await click('Back');
    await at('/form');
  });
});
