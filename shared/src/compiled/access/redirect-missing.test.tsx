import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from '@console/shared/router/memory';
import { dismissToasts, Toaster } from '@console/shared/ui';
import { RedirectMissing } from '.';

describe('a screen of a document that does not exist', () => {
  afterEach(() => act(() => dismissToasts()));

  it.each(['season', 'quiz', 'question'] as const)(
    'redirects and says once that the %s no longer exists',
    async (what) => {
      render(
        <StrictMode>
          <MemoryRouter initialEntries={['/missing']}>
            <Routes>
              <Route path="/missing" element={<RedirectMissing what={what} to="/others" />} />
              <Route path="/others" element={<p>The others</p>} />
            </Routes>
          </MemoryRouter>
          <Toaster />
        </StrictMode>,
      );
      expect(await screen.findByText('The others')).toBeInTheDocument();
      expect(await screen.findAllByText(`This ${what} no longer exists`)).toHaveLength(1);
    },
  );
});
