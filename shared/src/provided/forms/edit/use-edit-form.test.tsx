import { act, screen, waitFor } from '@testing-library/react';
import { openCard, path, stored } from '../testing/edited-card';

describe('an open edit form', () => {
  it('updates with the document, and says what another person has changed', async () => {
    const { othersChange, update, now } = openCard();
    await othersChange({ title: 'Semifinals' });
    const title = screen.getByLabelText('Title');
    expect(title).toHaveValue('Semifinals');
    expect(title).toHaveAccessibleDescription('Changed meanwhile.');
    expect(screen.getByLabelText('Place')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Someone else changed Title\. Saving keeps their changes\.$/,
    );
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('keeps what was touched, and updates the other fields', async () => {
    const { othersChange, type } = openCard();
    await type('Title', 'Final');
    await othersChange({ title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Title')).toHaveValue('Final');
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(
      'Currently: Semifinals. The form keeps yours.',
    );
    expect(screen.getByLabelText('Place')).toHaveValue('end');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone else changed Title and Place. If you changed the same field, you choose when you save.',
    );
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('keeps a value that was typed back', async () => {
    const { othersChange, type } = openCard();
    await type('Title', 'Final');
    await type('Title', 'Finals');
    await othersChange({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
  });
});

describe('an edit form of a deleted document', () => {
  const othersDelete = ({ gateway }: ReturnType<typeof openCard>) => act(async () => gateway.drop(path));
  /** Ctrl+Enter does not need the button. */
  const submitByKeys = () => act(async () => document.querySelector('form')?.requestSubmit());

  it('shows a notice immediately and stays open', async () => {
    const page = openCard();
    await page.type('Title', 'Semifinals');
    await othersDelete(page);
    expect(screen.getByRole('status')).toHaveTextContent('Someone deleted this');
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('button', { name: 'Save as new' })).not.toBeInTheDocument();
  });

  it('shows the notice above the fields, and scrolls to it', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const page = openCard();
    await othersDelete(page);
    const message = screen.getByRole('status');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(message.compareDocumentPosition(screen.getByLabelText('Title'))).toBe(DOCUMENT_POSITION_FOLLOWING);
    await page.type('Title', 'Semifinals');
    await submitByKeys();
    expect(scroll.mock.contexts).toEqual([message, await screen.findByRole('alert')]);
  });

  it('disables its submit button, with the reason, until the document is there again', async () => {
    const page = openCard({ saveAsNew: async () => {} });
    const submit = screen.getByRole('button', { name: 'Update' });
    await page.type('Title', 'Semifinals');
    await othersDelete(page);
    await submitByKeys();
    await screen.findByRole('alert');
    expect(submit).toBeDisabled();
    expect(submit).toHaveAccessibleDescription(/^Someone deleted this, so you can no longer update it/);
    act(() => page.gateway.put(path, stored));
    await waitFor(() => expect(submit).toBeEnabled());
    expect(submit).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/^Someone deleted this/)).not.toBeInTheDocument();
    await page.update();
    expect(page.now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('saves the input as a new document if allowed, also with Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const saveAsNew = jest.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
    const page = openCard({ saveAsNew });
    await page.type('Title', 'Semifinals');
    await othersDelete(page);
    await submitByKeys();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone deleted this, so you can no longer update it. Your changes are still here.',
    );
    await page.user.click(screen.getByRole('button', { name: 'Save as new' }));
    await page.user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(saveAsNew.mock.calls).toEqual([
      [{ ...stored, title: 'Semifinals' }],
      [{ ...stored, title: 'Semifinals' }],
    ]);
    expect(page.now()).toBeUndefined();
  });
});
