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

/** Renders the block, and returns a function that changes access. React renders hidden content later. */
async function open(allowed = true) {
  const { rerender } = await act(async () => render(part(allowed)));
  return (next: boolean) => act(async () => rerender(part(next)));
}

beforeEach(() => followed.splice(0));

describe('a block that needs access', () => {
  it('closes with a focused, announced message, and ends its subscriptions', async () => {
    const allow = await open();
    type('Typed');
    await allow(false);
    expect(screen.getByRole('alert')).toHaveTextContent('Closed meanwhile');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Season')).not.toBeVisible();
    expect(followed).toEqual(['begun', 'ended']);
  });

  it('scrolls to the start of its message', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const allow = await open();
    type('Typed');
    await allow(false);
    expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    expect(scroll).toHaveBeenCalledWith();
  });

  it('takes the focus that its own field has just lost', async () => {
    const allow = await open();
    type('Typed');
    act(() => screen.getByLabelText('Season').blur());
    await allow(false);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('does not move a focus that has gone elsewhere', async () => {
    const allow = await open();
    type('Typed');
    const menu = document.body.appendChild(document.createElement('button'));
    act(() => menu.focus());
    await allow(false);
    expect(menu).toHaveFocus();
    menu.remove();
  });

  it('keeps its input when access returns', async () => {
    const allow = await open();
    type('Typed');
    await allow(false);
    await allow(true);
    expect(screen.getByLabelText('Season')).toBeVisible();
    expect(screen.getByLabelText('Season')).toHaveValue('Typed');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('never renders without access, and shows the message without an alert', async () => {
    await open(false);
    expect(screen.getByText('Not open')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(screen.queryByLabelText('Season')).not.toBeInTheDocument();
    expect(followed).toEqual([]);
  });
});
