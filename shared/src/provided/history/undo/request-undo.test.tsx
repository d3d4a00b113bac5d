import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locations, newId, useGateway } from '@console/shared/data';
import { deleteAllDrafts } from '@console/shared/drafts';
import {
  admin,
  givenWaitingSave,
  renderScreen,
  type MemoryGateway,
  withHistory,
} from '@console/shared/testing';
import { requestUndo } from '..';
import * as undoEntryModule from './undo-entry';

jest.mock('./undo-entry', () => ({ __esModule: true, ...jest.requireActual<object>('./undo-entry') }));

const quizPath = locations.quiz('S1', 'Q1');
const quiz = { quiz_id: 'Q1', title: 'Week 9', duration: 10, status: 'Upcoming' };

const stillWaiting = 'Your earlier changes are in Drafts, waiting to be saved. Try again when they’re saved.';

/** A page on which somebody has renamed a quiz, and a button that undoes it. */
async function open(change?: (gateway: MemoryGateway, entryPath: string) => void) {
  const key = { seasonId: 'S1', entryId: newId() };
  function UndoButton() {
    const gateway = useGateway();
    return <button onClick={() => void requestUndo(gateway, [key])}>Undo this action</button>;
  }
  const { gateway } = renderScreen(<UndoButton />, { documents: { [quizPath]: quiz } });
  await withHistory(gateway, () => admin().person).transact(
    (transaction) => transaction.merge(quizPath, { title: 'Week 10' }),
    { entryId: key.entryId },
  );
  change?.(gateway, locations.historyEntry(key.seasonId, key.entryId));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Undo this action' }));
  return { gateway, user };
}

describe('undoing an action', () => {
  afterEach(() => jest.useRealTimers());

  it('confirms it, and offers to do it again, and to undo that', async () => {
    const { gateway, user } = await open();
    await screen.findByText('Undone');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    await screen.findByText('Redone');
    expect(gateway.documents()[quizPath]).toEqual({ ...quiz, title: 'Week 10' });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat: true });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: 'Redo' })).toBeVisible();
    expect(gateway.documents()[quizPath]).toEqual(quiz);
  });

  it('says that it takes long, until it is done', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await open((memory) => {
      const { transact } = memory;
      memory.transact = (...call) => isAnswered.then(() => transact(...call));
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Undoing…')).toBeVisible();
    answer();
    await screen.findByText('Undone');
    expect(screen.queryByText('Undoing…')).not.toBeInTheDocument();
  });

  it('says how far a large one is as long as it goes on, and is not begun again meanwhile', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const undoing = jest
      .spyOn(undoEntryModule, 'undoEntry')
      .mockImplementation(async (_gateway, key, options) => {
        options?.onProgress?.({ done: 12, total: 60, entries: [] });
        await isAnswered;
        return { kind: 'undone', documents: 60, entry: key };
      });
    const { user } = await open();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(/^12 of 60 changes are undone\. You can leave/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText(/^12 of 60 changes are undone/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo this action' }));
    expect(undoing).toHaveBeenCalledTimes(1);
    answer();
    await screen.findByText('Undone');
    expect(screen.queryByText('Undoing…')).not.toBeInTheDocument();
  });

  it('says that what was changed was deleted since', async () => {
    const { gateway } = await open((memory) => memory.drop(quizPath));
    expect(await screen.findByText('This was deleted later. Undo the deletion first.')).toBeVisible();
    expect(gateway.documents()).toEqual({});
  });

  it('asks where others have changed the same since, and writes what is chosen', async () => {
    const theirs = { ...quiz, title: 'Finale' };
    const { gateway, user } = await open((memory) => memory.put(quizPath, theirs));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed since then' }));
    expect(dialog.getByText(/^Not undone yet\. Choose which values to keep\./)).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'As it is now', description: 'Finale' })).not.toBeChecked();
    expect(gateway.documents()[quizPath]).toEqual(theirs);
    await user.click(dialog.getByRole('radio', { name: 'As it was before', description: 'Week 9' }));
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(gateway.documents()[quizPath]).toEqual(quiz);
  });

  it('asks again, with the new values, where they are changed after the dialog has opened', async () => {
    const { gateway, user } = await open((memory) => memory.put(quizPath, { ...quiz, title: 'Finale' }));
    const chooseMine = async () => {
      await user.click(await screen.findByRole('radio', { name: 'As it was before' }));
      await user.click(screen.getByRole('button', { name: 'Undo' }));
    };
    await screen.findByRole('dialog', { name: 'Changed since then' });
    const newer = { ...quiz, title: 'Grand finale' };
    gateway.put(quizPath, newer);
    await chooseMine();
    expect(
      await screen.findByRole('radio', { name: 'As it is now', description: 'Grand finale' }),
    ).not.toBeChecked();
    expect(gateway.documents()[quizPath]).toEqual(newer);
    await chooseMine();
    await screen.findByText('Undone');
    expect(gateway.documents()[quizPath]).toEqual(quiz);
  });

  it('writes nothing when the person cancels', async () => {
    const theirs = { ...quiz, title: 'Finale' };
    const { gateway, user } = await open((memory) => memory.put(quizPath, theirs));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(gateway.documents()[quizPath]).toEqual(theirs);
  });

  it('says when all is as before already', async () => {
    await open((memory) => memory.put(quizPath, quiz));
    expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
  });

  it('says when the entry is gone', async () => {
    await open((memory, entryPath) => memory.drop(entryPath));
    expect(await screen.findByText('The history keeps actions for 30 days.')).toBeInTheDocument();
  });

  it('says when it failed, and offers to try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = await open((memory) => memory.breakDown('unavailable'));
    expect(await screen.findByText('Not undone')).toBeInTheDocument();
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
  });

  it('does not overtake a save of the season that waits, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await givenWaitingSave(admin());
    const { gateway, user } = await open();
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()[quizPath]).toEqual({ ...quiz, title: 'Week 10' });
    await deleteAllDrafts();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(gateway.documents()[quizPath]).toEqual(quiz);
  });

  it('also asks for one that began to wait while the dialog was open', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const theirs = { ...quiz, title: 'Finale' };
    const { gateway, user } = await open((memory) => memory.put(quizPath, theirs));
    await user.click(await screen.findByRole('radio', { name: 'As it was before' }));
    await givenWaitingSave(admin());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()[quizPath]).toEqual(theirs);
  });

  it('says what to do when the database refuses it, also because of a wrong clock', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await open((memory) => memory.breakDown('denied'));
    expect(
      await screen.findByText(/You can still copy the earlier value from the history\.$/),
    ).toHaveTextContent(/The database refused this\. .* or this device’s date may be wrong\./);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('a redo', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** A page on which an action is undone, where this happens before it is redone. */
  async function redo(prepare: Parameters<typeof open>[0]) {
    const { gateway, user } = await open();
    await screen.findByText('Undone');
    prepare?.(gateway, '');
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    return { gateway, user };
  }
  /** Nothing on the page speaks of an undo. */
  const saysNoUndo = () => expect(screen.queryByText(/und(o|one|oing)\b(?! this)/i)).not.toBeInTheDocument();

  it('says when it failed, and offers to redo again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = await redo((memory) => memory.breakDown('unavailable'));
    expect(await screen.findByText('Not redone')).toBeVisible();
    saysNoUndo();
    gateway.heal();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await screen.findByText('Redone')).toBeVisible();
  });

  it('does not overtake a save of the season that waits', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { gateway, user } = await open();
    await screen.findByText('Undone');
    await givenWaitingSave(admin());
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(await screen.findByText(stillWaiting)).toBeVisible();
    expect(gateway.documents()[quizPath]).toEqual(quiz);
  });

  it('says so while it takes long, with how far it is', async () => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await redo(() => {
      jest.useFakeTimers({ advanceTimers: true });
      jest.spyOn(undoEntryModule, 'undoEntry').mockImplementation(async (_gateway, key, options) => {
        options?.onProgress?.({ done: 12, total: 60, entries: [] });
        await isAnswered;
        return { kind: 'undone', documents: 60, entry: key };
      });
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Redoing…')).toBeVisible();
    expect(screen.getByText(/^12 of 60 changes are redone\. You can leave/)).toBeVisible();
    saysNoUndo();
    answer();
    await screen.findByText('Redone');
  });

  it('asks where others have changed the same since', async () => {
    const { user } = await redo((memory) => memory.put(quizPath, { ...quiz, title: 'Finale' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed since then' }));
    expect(dialog.getByText(/^Not redone yet\. Choose which values to keep\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Redo' })).toBeVisible();
    saysNoUndo();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  it('says when all is as after it already', async () => {
    await redo((memory) => memory.put(quizPath, { ...quiz, title: 'Week 10' }));
    expect(await screen.findByText('Nothing to redo')).toBeVisible();
    saysNoUndo();
  });
});
