import { waitFor } from '@testing-library/react';
import { createGuardedHistory } from '@console/shared/router';

it('holds also a step back from a part of the page past the page itself', async () => {
  window.history.pushState(null, '', '/before');
  const history = createGuardedHistory();
  history.push('/form');
  const held: (() => void)[] = [];
  history.guardWith({ when: () => true, hold: (go) => held.push(go) });

  // As a link to it does, past the router.
  window.location.hash = 'part';
  await waitFor(() => expect(window.history.state).toMatchObject({ idx: 2 }));
  window.history.go(-2);
  await waitFor(() => expect(held).toHaveLength(1));
  expect(window.location.href).toMatch(/\/form#part$/);

  held.forEach((go) => go());
  await waitFor(() => expect(history.place().location.pathname).toBe('/before'));
  expect(window.location.pathname).toBe('/before');
});
