import { act, screen } from '@testing-library/react';
import { openCard, path, stored } from '../testing/edited-card';

describe('while a form is open', () => {
  it('follows the document as long as nothing is typed', async () => {
    const { somebodyChanges, update, now } = openCard();
    await somebodyChanges({ title: 'Semifinals' });
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await update();
    expect(now()).toEqual({ ...stored, title: 'Semifinals' });
  });

  it('stays as it is once something is typed, and says quietly what somebody changed', async () => {
    const { somebodyChanges, type } = openCard();
    await type('Button Text', 'Way');
    await somebodyChanges({ title: 'Semifinals', place: 'end' });
    expect(screen.getByLabelText('Title')).toHaveValue('Finals');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Someone else changed Title and Place. Saving keeps their changes.',
    );
    expect(screen.getByLabelText('Button Text')).toHaveFocus();
  });

  it('follows again once nothing typed is left', async () => {
    const { somebodyChanges, type } = openCard();
    await type('Title', 'Final');
    await somebodyChanges({ place: 'end' });
    await type('Title', 'Finals');
    expect(screen.getByLabelText('Place')).toHaveValue('end');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('when somebody deletes the document', () => {
  const somebodyDeletes = ({ gateway }: ReturnType<typeof openCard>) => act(async () => gateway.drop(path));

  it('says so at once, and the form stays', async () => {
    const page = openCard();
    await page.type('Title', 'Semifinals');
    await somebodyDeletes(page);
    expect(screen.getByRole('status')).toHaveTextContent('Someone deleted this');
    expect(screen.getByLabelText('Title')).toHaveValue('Semifinals');
    expect(screen.queryByRole('button', { name: 'Save as new' })).not.toBeInTheDocument();
  });

  it('says so above the fields, and scrolls there', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const page = openCard();
    await somebodyDeletes(page);
    const message = screen.getByRole('status');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(message.compareDocumentPosition(screen.getByLabelText('Title'))).toBe(DOCUMENT_POSITION_FOLLOWING);
    await page.type('Title', 'Semifinals');
    await page.update();
    expect(scroll.mock.contexts).toEqual([message, await screen.findByRole('alert')]);
  });

  it('stores what was typed as new where that makes sense, and again with Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const saveAsNew = jest.fn(async () => {}).mockRejectedValueOnce(new Error('away'));
    const page = openCard({ saveAsNew });
    await page.type('Title', 'Semifinals');
    await somebodyDeletes(page);
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
