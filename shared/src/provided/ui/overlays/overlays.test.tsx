import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConfirmDialog, CopyButton } from '..';

function Deletion({ onConfirm = () => {} }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete Quiz</Button>
      <ConfirmDialog
        open={open}
        title="Psalms Season Deletion"
        confirmLabel="Delete"
        cancelLabel="Close"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        Are you certain?
      </ConfirmDialog>
    </>
  );
}

const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Delete Quiz' }));

describe('ConfirmDialog', () => {
  it('is named by its title and focuses the safe button', async () => {
    render(<Deletion />);
    await openDialog();
    expect(screen.getByRole('dialog', { name: 'Psalms Season Deletion' })).toHaveTextContent(
      'Are you certain?',
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('closes with the safe button and Escape without confirming', async () => {
    const confirm = jest.fn();
    render(<Deletion onConfirm={confirm} />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await openDialog();
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('confirms, and stays open until the caller closes it', async () => {
    const confirm = jest.fn();
    render(<Deletion onConfirm={confirm} />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('CopyButton', () => {
  const link = 'https://quiz.example.org/season/s1';
  const copyButton = <CopyButton text={link} label="Copy Season" copiedLabel="Copied" />;

  it('copies and confirms it for two seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup();
    render(copyButton);
    await user.click(screen.getByRole('button', { name: 'Copy Season' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.useRealTimers();
    expect(screen.getByRole('button', { name: 'Copy Season' })).toBeInTheDocument();
  });

  it('shows the text for manual copying when the browser refuses', async () => {
    const user = userEvent.setup();
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    render(copyButton);
    await user.click(screen.getByRole('button', { name: 'Copy Season' }));
    const text = await screen.findByRole('textbox', { name: /copy this text/i });
    expect(text).toHaveValue(link);
    expect(text).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
