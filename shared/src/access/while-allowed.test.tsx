import { useEffect } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { WhileAllowed } from './while-allowed';

const followed: string[] = [];

function Form() {
  useEffect(() => {
    followed.push('begun');
    return () => void followed.push('ended');
  }, []);
  return <input aria-label="Season" />;
}

const part = (allowed: boolean) => (
  <WhileAllowed allowed={allowed} closed={(wasOpen) => <p>{wasOpen ? 'Closed meanwhile' : 'Not open'}</p>}>
    <Form />
  </WhileAllowed>
);

function type(value: string) {
  const field = screen.getByLabelText('Season');
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
}

/** Opens it, and gives what allows or forbids it from then on. What is hidden is drawn again when there is time. */
async function open(allowed = true) {
  const { rerender } = await act(async () => render(part(allowed)));
  return (next: boolean) => act(async () => rerender(part(next)));
}

beforeEach(() => followed.splice(0));

describe('what is shown while it is allowed', () => {
  it('closes with a message that is read out and takes the focus, and follows nothing any more', async () => {
    const allow = await open();
    type('Typed');
    await allow(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Closed meanwhile');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Season')).not.toBeVisible();
    expect(followed).toEqual(['begun', 'ended']);
  });

  it('shows its message from the beginning', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const allow = await open();
    type('Typed');
    await allow(false);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  });

  it('leaves the focus alone where it was elsewhere', async () => {
    const allow = await open();
    await allow(false);
    expect(document.body).toHaveFocus();
  });

  it('comes back with what was typed', async () => {
    const allow = await open();
    type('Typed');
    await allow(false);
    await allow(true);
    expect(screen.getByLabelText('Season')).toBeVisible();
    expect(screen.getByLabelText('Season')).toHaveValue('Typed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is never drawn for somebody who may not see it, and says so without an alarm', async () => {
    await open(false);
    expect(screen.getByText('Not open')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Season')).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });
});
