import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';

import { MemoryRouter, Route, Routes } from '@console/shared/router/memory';
import { admin, createMemoryGateway, withHistory } from '@console/shared/testing';
import { dismissToasts, Toaster } from '@console/shared/ui';
import { RedirectMissing, type Missing } from '.';

const path = 'seasons/S1/quizzes/Q1';

const open = (what: Missing['what']) =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/missing']}>
        <Routes>
          <Route path="/missing" element={<RedirectMissing what={what} path={path} to="/others" />} />
          <Route path="/others" element={<p>The others</p>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </StrictMode>,
  );

describe('a screen of a document that does not exist', () => {
  afterEach(() => act(() => dismissToasts()));

  it.each(['season', 'quiz', 'question'] as const)(
    'redirects and says once that the %s no longer exists',
    async (what) => {
      open(what);
      expect(await screen.findByText('The others')).toBeInTheDocument();
      expect(await screen.findAllByText(`This ${what} no longer exists`)).toHaveLength(1);
    },
  );

  it('says nothing to the person who has just taken its creation back', async () => {
    const gateway = withHistory(createMemoryGateway({ [path]: { title: 'Week 1' } }), () => admin().person);
    await gateway.transact((transaction) => transaction.remove(path), { undoes: 'E1' });
    const { unmount } = open('quiz');
    await screen.findByText('The others');
    expect(screen.queryByText('This quiz no longer exists')).not.toBeInTheDocument();
    unmount();
    open('quiz');
    expect(await screen.findByText('This quiz no longer exists')).toBeVisible();
  });
});
