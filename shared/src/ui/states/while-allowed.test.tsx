import { useEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WhileAllowed } from '..';

const followed: string[] = [];

function Form() {
  useEffect(() => {
    followed.push('begun');
    return () => void followed.push('ended');
  }, []);
  return <input aria-label="Season" />;
}

/** What is hidden is drawn again when there is time. */
const settle = (redraw: () => void) => act(async () => redraw());

const part = (allowed: boolean) => (
  <WhileAllowed allowed={allowed} closed={(wasOpen) => <p>{wasOpen ? 'Closed meanwhile' : 'Not open'}</p>}>
    <Form />
  </WhileAllowed>
);

beforeEach(() => followed.splice(0));

describe('what is shown while it is allowed', () => {
  it('closes with a message that is read out and takes the focus, and follows nothing any more', async () => {
    const { rerender } = render(part(true));
    await userEvent.type(screen.getByLabelText('Season'), 'Typed');
    await settle(() => rerender(part(false)));
    expect(screen.getByRole('alert')).toHaveTextContent('Closed meanwhile');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Season')).not.toBeVisible();
    expect(followed).toEqual(['begun', 'ended']);
  });

  it('leaves the focus alone where it was elsewhere', async () => {
    const { rerender } = render(part(true));
    await settle(() => rerender(part(false)));
    expect(document.body).toHaveFocus();
  });

  it('comes back with what was typed', async () => {
    const { rerender } = render(part(true));
    await userEvent.type(screen.getByLabelText('Season'), 'Typed');
    await settle(() => rerender(part(false)));
    await settle(() => rerender(part(true)));
    expect(screen.getByLabelText('Season')).toBeVisible();
    expect(screen.getByLabelText('Season')).toHaveValue('Typed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is never drawn for somebody who may not see it, and says so without an alarm', () => {
    render(part(false));
    expect(screen.getByText('Not open')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Season')).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });
});
