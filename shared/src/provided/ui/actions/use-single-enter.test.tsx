import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConsoleTheme, Dialog } from '..';

/** A dialog whose first button acts at once. */
function Deletion({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const actions = (
    <Button data-safe onClick={onDelete}>
      Delete
    </Button>
  );
  return (
    <ConsoleTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} title="Deletion" onClose={() => setOpen(false)} actions={actions}>
        Sure?
      </Dialog>
      <textarea aria-label="Lines" />
    </ConsoleTheme>
  );
}

describe('an Enter key that is held', () => {
  it('does not press what gets the focus meanwhile, until it is pressed again', async () => {
    const remove = jest.fn();
    render(<Deletion onDelete={remove} />);
    screen.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter>5/}');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('writes lines in a text', async () => {
    render(<Deletion onDelete={() => undefined} />);
    screen.getByLabelText('Lines').focus();
    await userEvent.keyboard('{Enter>3/}');
    expect(screen.getByLabelText('Lines')).toHaveValue('\n\n\n');
  });
});
