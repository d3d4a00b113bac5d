import { act, waitFor } from '@testing-library/react';
import { silentDatabase } from '@console/shared/testing';
import { open, press, title } from '../testing/card-page';

describe('a form in a browser whose IndexedDB never answers', () => {
  const database = silentDatabase();
  afterEach(() => {
    jest.useRealTimers();
    database.remove();
  });

  it('opens, and its save is sent', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const save = jest.fn(async () => undefined);
    const { user } = open({ save });
    await user.type(title(), 'Finals');
    await press('Save');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ title: 'Finals', place: '', open: false }));
  });
});
