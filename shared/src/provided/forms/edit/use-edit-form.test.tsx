import { act, screen } from '@testing-library/react';
import { openCard, path, stored } from '../testing/edited-card';

describe('an open edit form', () => {
  it('updates with the document while there are no unsaved changes', async () => {
    const { othersChange, update, now } = openCard();
    await othersChange({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('keeps its version after a change, and shows a notice of other people’s changes', async () => {
    const { othersChange, type } = openCard();
    await type('Button Text', 'Way');
    await othersChange({ title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone else changed Title and Place. Saving keeps their changes.',
    );
    expect(screen.getByLabelText('Button Text')).toHaveFocus();
  });

  it('updates again when the change is reverted', async () => {
    const { othersChange, type } = openCard();
    await type('Title', 'Final');
    await othersChange({ place: 'end' });
    await type('Title', 'Finals');
    expect(screen.getByLabelText('Place')).toHaveValue('end');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('an edit form of a deleted document', () => {
  const othersDelete = ({ gateway }: ReturnType<typeof openCard>) => act(async () => gateway.drop(path));

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
    await page.update();
    expect(scroll.mock.contexts).toEqual([message, await screen.findByRole('alert')]);
  });

  it('saves the input as a new document if allowed, also with Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const saveAsNew = jest.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
    const page = openCard({ saveAsNew });
    await page.type('Title', 'Semifinals');
    await othersDelete(page);
    await page.update();
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
