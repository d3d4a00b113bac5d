import { waitFor } from '@testing-library/react';
import {
  esther,
  grace,
  leave,
  nothingOffered,
  offer,
  open,
  press,
  title,
  type Circumstances,
} from './testing/card-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a visitor typed who is not signed in', () => {
  const visit: Circumstances = { person: null, forVisitors: true };

  it('is offered back in the same tab, and leaves nothing for others on the device', async () => {
    await leave('Finals', visit);
    expect(localStorage).toHaveLength(0);
    open(visit);
    await offer();
    await press('Restore');
    expect(title()).toHaveValue('Finals');
  });

  it('is gone once it is saved', async () => {
    const { user } = open(visit);
    await user.type(title(), 'Finals');
    expect(sessionStorage).toHaveLength(1);
    await press('Save');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('goes on under the name of who signs in beside the form', async () => {
    const { close, user, signIn } = open(visit);
    await user.type(title(), 'Finals');
    signIn(grace);
    expect(title()).toHaveValue('Finals');
    await nothingOffered();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(1);
    signIn(esther);
    await nothingOffered();
    close();

    const first = open({ ...visit, person: grace });
    await nothingOffered();
    first.close();
    open({ ...visit, person: esther });
    expect(await offer()).toBeVisible();
  });

  it('belongs to who signs in next in that tab, and to nobody after that', async () => {
    await leave('Finals', visit);
    const next = open({ ...visit, person: grace });
    expect(await offer()).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    next.close();
    for (const person of [esther, null]) {
      const other = open({ ...visit, person });
      await nothingOffered();
      other.close();
    }
  });
});
