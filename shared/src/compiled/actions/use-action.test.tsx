import { Activity, useState, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError, type DataErrorKind } from '@console/shared/data';
import { renderScreen } from '@console/shared/testing';
import { ActionProgress } from './action-progress';
import type { Action, RunOptions } from './create-action';
import { useAction } from './use-action';

/** An action that ends, stops or fails when the test says so. */
function controlled() {
  const run = jest.fn<ReturnType<Action['run']>, [RunOptions?]>();
  const ends: { resolve: (end: 'done' | 'stopped') => void; reject: (error: unknown) => void }[] = [];
  run.mockImplementation(() => new Promise((resolve, reject) => void ends.push({ resolve, reject })));
  const action: Action = {
    run,
    progress: () => ({ done: 2, total: 5 }),
    entries: () => [{ seasonId: 'S1', entryId: 'E1' }],
  };
  return {
    action,
    end: (how: 'done' | 'stopped') => ends.at(-1)?.resolve(how),
    fail: (kind: 'ended' | 'unavailable', readAs: DataErrorKind = kind) =>
      ends.at(-1)?.reject(new DataError(kind, 'It failed', {}, readAs)),
    isCancelled: () => run.mock.lastCall?.[0]?.signal?.aborted,
  };
}

function Copying({ action, onDone }: { action: Action; onDone: () => void }) {
  const { state, start, resume, cancel } = useAction({
    id: 'copy',
    describe: (_action, end) => ({ title: end === 'done' ? 'Copied' : 'Stopped', message: '' }),
    interrupted: { title: 'Copy interrupted' },
    onDone,
  });
  return (
    <main>
      <button onClick={() => start(() => action)}>Copy</button>
      {state.kind === 'running' && <ActionProgress {...state} onCancel={cancel} />}
      {state.kind === 'stopped' && (
        <p>
          {state.reason ?? 'You have stopped it.'}{' '}
          {!state.isEnded && <button onClick={resume}>Continue</button>}
        </p>
      )}
    </main>
  );
}

/** The screen, and a way to leave it. */
function Console({ children }: { children: ReactNode }) {
  const [hasLeft, setHasLeft] = useState(false);
  return hasLeft ? null : (
    <>
      {children}
      <button onClick={() => setHasLeft(true)}>Leave</button>
    </>
  );
}

function open() {
  const { action, ...running } = controlled();
  const onDone = jest.fn();
  renderScreen(
    <Console>
      <Copying action={action} onDone={onDone} />
    </Console>,
  );
  const begin = () => userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  return { begin, onDone, ...running };
}

describe('an action on a screen', () => {
  it('shows how far it is, and offers Undo at its end', async () => {
    const { begin, end, onDone } = open();
    await begin();
    expect(await screen.findByRole('progressbar', { name: 'Saved' })).toHaveValue(2);
    expect(screen.getByText('Saved 2 of 5.')).toBeVisible();
    end('done');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('stops when the person cancels, and continues', async () => {
    const { begin, end, isCancelled } = open();
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Stopping…')).toBeVisible();
    expect(isCancelled()).toBe(true);
    end('stopped');
    expect(await screen.findByText('You have stopped it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    end('done');
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('says why it failed, and does not continue where somebody has ended it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begin, fail } = open();
    await begin();
    fail('ended');
    expect(await screen.findByText(/^Someone undid or ended this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('says nothing of the rest where the database is closed, which has stored nothing of it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begin, fail } = open();
    await begin();
    fail('unavailable', 'closed');
    expect(await screen.findByText(/^The database is closed/)).toBeVisible();
    expect(screen.queryByText(/may be saved already/)).not.toBeInTheDocument();
  });

  it('says that the rest may be saved where the answer was lost, and continues', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begin, end, fail } = open();
    await begin();
    fail('unavailable');
    expect(
      await screen.findByText(/^Couldn’t reach the database\..* Part of the rest may be saved already\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    end('done');
    expect(await screen.findByText('Copied')).toBeVisible();
  });

  it('says where it fails after the person has left the screen', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { begin, fail, onDone } = open();
    await begin();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fail('unavailable');
    expect(await screen.findByText('Copy interrupted')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('calls what follows its end when the screen is shown again, where it was hidden then', async () => {
    const { action, end } = controlled();
    const onDone = jest.fn();
    function Hidden() {
      const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
      return (
        <>
          <button onClick={() => setMode(mode === 'visible' ? 'hidden' : 'visible')}>Change access</button>
          <Activity mode={mode}>
            <Copying action={action} onDone={onDone} />
          </Activity>
        </>
      );
    }
    renderScreen(<Hidden />);
    const change = () => userEvent.click(screen.getByRole('button', { name: 'Change access' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await change();
    end('done');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await change();
    expect(onDone).toHaveBeenCalledTimes(1);
    await change();
    await change();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('asks before the page is closed while it runs', async () => {
    const { begin, end } = open();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await begin();
    expect(isAsked()).toBe(true);
    end('done');
    await screen.findByText('Copied');
    expect(isAsked()).toBe(false);
  });
});
