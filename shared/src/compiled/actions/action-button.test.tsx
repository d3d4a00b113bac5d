import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError, describeFailure, takeUndo, type DataGateway } from '@console/shared/data';
import { mustWait } from '@console/shared/drafts';
import { renderScreen } from '@console/shared/testing';
import { ActionButton } from './action-button';

jest.mock('@console/shared/drafts', () => ({
  ...jest.requireActual<object>('@console/shared/drafts'),
  mustWait: jest.fn(async () => false),
}));

const path = 'seasons/S1/quizzes/Q1';
const failed = (error: unknown) => ({
  title: 'Not published',
  message: describeFailure(error).message,
  tone: 'danger' as const,
});

function open(run: (gateway: DataGateway) => Promise<void>) {
  const page = renderScreen(
    <ActionButton
      seasonId="S1"
      failed={failed}
      run={async (gateway) => {
        await run(gateway);
        return { title: 'Published', message: '', undo: takeUndo(gateway, path) };
      }}
    >
      Publish Results
    </ActionButton>,
    { documents: { 'seasons/S1': {}, [path]: { title: 'Week 1' } } },
  );
  const button = () => screen.getByRole('button', { name: 'Publish Results' });
  return { ...page, button };
}

const publish = (gateway: DataGateway) =>
  gateway.transact((transaction) => transaction.merge(path, { title: 'Results' }), { kind: 'published' });

describe('a button for an action of one transaction', () => {
  it('says in a notice that it is done, with Undo', async () => {
    const { button, gateway } = open(publish);
    await userEvent.click(button());
    expect(await screen.findByText('Published')).toBeVisible();
    expect(gateway.documents()[path]).toEqual({ title: 'Results' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(gateway.documents()[path]).toEqual({ title: 'Week 1' }));
  });

  it('cannot be pressed twice', async () => {
    let end: () => void = () => undefined;
    const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const { button } = open(run);
    await userEvent.dblClick(button());
    await waitFor(() => expect(run).toHaveBeenCalled());
    end();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is refused while earlier saves of the season wait', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(mustWait).mockResolvedValueOnce(true);
    const run = jest.fn(publish);
    const { button } = open(run);
    await userEvent.click(button());
    expect(await screen.findByText('Not published')).toBeVisible();
    expect(run).not.toHaveBeenCalled();
  });

  it('says why it failed, and can be pressed again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = jest.fn(publish).mockRejectedValueOnce(new DataError('denied', 'Not yours'));
    const { button } = open(run);
    await userEvent.click(button());
    expect(await screen.findByText('Not published')).toBeVisible();
    await userEvent.click(button());
    expect(await screen.findByText('Published')).toBeVisible();
  });
});
