import { act, screen, waitFor } from '@testing-library/react';
import { admin } from '@console/shared/testing';
import { cards } from '../testing/card-form';
import { permissionOf, renderConsole } from '../testing/render-console';

const role = 'user_permissions/uid-admin';

describe('when the role changes', () => {
  it('the listeners of the season end, and start again with the new role', async () => {
    const { gateway } = renderConsole({
      at: '/create-quiz?season=S1',
      session: admin(),
      modules: [cards],
      documents: permissionOf(admin()),
    });
    await screen.findByRole('textbox', { name: 'Title' });

    const { watchDocument } = gateway;
    const open = new Set<number>();
    let started = 0;
    jest.spyOn(gateway, 'watchDocument').mockImplementation((path, observer) => {
      const stop = watchDocument(path, observer);
      if (path !== 'seasons/S1') return stop;
      const listener = (started += 1);
      open.add(listener);
      return () => {
        open.delete(listener);
        stop();
      };
    });
    act(() => gateway.put(role, { role: 'Manager' }));
    await waitFor(() => expect([...open]).toEqual([1]));
    act(() => gateway.put(role, { role: 'Admin' }));
    await waitFor(() => expect([...open]).toEqual([2]));
  });
});
