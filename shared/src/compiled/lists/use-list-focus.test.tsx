import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, ConfirmDialog } from '@console/shared/ui';
import { useListFocus } from './use-list-focus';

function Deletion({ onClose, onGone }: { onClose: () => void; onGone: () => void }) {
  useListFocus();
  return (
    <ConfirmDialog
      open
      title="Psalms"
      confirmLabel="Delete"
      cancelLabel="Close"
      onConfirm={onClose}
      onClose={onClose}
    >
      <Button onClick={onGone}>Someone else deletes it</Button>
    </ConfirmDialog>
  );
}

function List() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setHasRow] = useState(true);
  return (
    <section tabIndex={-1} aria-label="Quizzes">
      {hasRow && <Button onClick={() => setOpen(true)}>Delete Quiz</Button>}
      {isOpen && <Deletion onClose={() => setOpen(false)} onGone={() => setHasRow(false)} />}
    </section>
  );
}

it('returns the focus to the button of the row, or to the list where the row is gone', async () => {
  render(<List />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Delete Quiz');
  await press('Close');
  expect(screen.getByRole('button', { name: 'Delete Quiz' })).toHaveFocus();
  await press('Delete Quiz');
  await press('Someone else deletes it');
  await press('Close');
  expect(screen.getByRole('region', { name: 'Quizzes' })).toHaveFocus();
});
