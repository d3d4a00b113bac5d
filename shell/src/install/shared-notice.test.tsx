import { screen } from '@testing-library/react';
import { paths } from '@console/shared/model';
import { admin, memoryCaches } from '@console/shared/testing';
import { renderConsole } from '../testing/render-console';
import { cards } from '../testing/card-form';

const boundary = 'XX';
const body = `--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\nWho built the ark?\r\n--${boundary}--\r\n`;

beforeEach(() => {
  const { caches, stored } = memoryCaches();
  const headers = {
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    Date: new Date().toUTCString(),
  };
  stored.set('/shared', new Response(body, { headers }));
  Object.assign(globalThis, { caches });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('what another app has shared', () => {
  it('is offered to the person who signs in', async () => {
    renderConsole({ at: paths.seasonList, session: admin(), modules: [cards] });
    expect(await screen.findByText(/Choose a quiz for them/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/shared-questions');
  });

  it('is not offered on its own screen', async () => {
    const screens = { [paths.questionShared]: { Screen: () => <h1>Shared</h1> } };
    renderConsole({ at: paths.questionShared, session: admin(), modules: [{ title: 'Questions', screens }] });
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Shared' })).toBeVisible();
    expect(screen.queryByText(/Choose a quiz for them/)).toBeNull();
  });
});
