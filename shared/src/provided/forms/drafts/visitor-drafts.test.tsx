import { forgetVisitor } from '@console/shared/drafts';
import { screen } from '@testing-library/react';
import {
  esther,
  grace,
  kept,
  leave,
  nothingRestored,
  open,
  press,
  restored,
  title,
  type Circumstances,
} from '../testing/card-page';

beforeEach(() => sessionStorage.clear());

describe('unsaved input of a signed-out visitor', () => {
  const visit: Circumstances = { person: null, forVisitors: true };

  it('is restored in the same tab only', async () => {
    await leave('Finals', visit);
    const same = open(visit);
    await restored();
    expect(title()).toHaveValue('Finals');
    same.close();
    sessionStorage.clear();
    open(visit);
    await nothingRestored();
  });

  it('is not restored for the next visitor after a session has ended in the tab', async () => {
    await leave('Finals', visit);
    forgetVisitor();
    open(visit);
    await nothingRestored();
  });

  it('is deleted after a save', async () => {
    const { user } = open(visit);
    await user.type(title(), 'Finals');
    expect(await kept()).toHaveLength(1);
    await press('Save');
    await screen.findByDisplayValue('Finals');
    expect(await kept()).toEqual([]);
  });

  it('belongs to the person who signs in while the form is open', async () => {
    const { close, user, signIn } = open(visit);
    await user.type(title(), 'Finals');
    signIn(grace);
    expect(title()).toHaveValue('Finals');
    expect(await kept()).toEqual(['u1: Title: Finals']);
    signIn(esther);
    expect(await kept()).toEqual(['u2: Title: Finals']);
    close();

    const first = open({ ...visit, person: grace });
    await nothingRestored();
    first.close();
    open({ ...visit, person: esther });
    expect(await restored()).toBeVisible();
  });

  it('belongs to the next person who signs in in that tab, and to no one afterwards', async () => {
    await leave('Finals', visit);
    const next = open({ ...visit, person: grace });
    expect(await restored()).toBeVisible();
    next.close();
    for (const person of [esther, null]) {
      const other = open({ ...visit, person });
      await nothingRestored();
      other.close();
    }
  });
});
