import { MemoryRouter } from '@console/shared/router/memory';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from '..';

describe('Button', () => {
  it('has type button by default', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button>Look</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps its name and focus while busy, and ignores clicks', async () => {
    const click = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={click}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    fireEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('LinkButton', () => {
  it('renders a link', () => {
    render(<LinkButton to="/create-season">Create Season</LinkButton>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Create Season' })).toHaveAttribute('href', '/create-season');
  });
});
