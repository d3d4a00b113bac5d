import { act, screen } from '@testing-library/react';
import { seasonChecked } from '@console/shared/selection';
import { renderScreen } from '@console/shared/testing';
import { CheckLink } from './check-link';

describe('the link to the check of a season', () => {
  it('leads to the check, and says what the last one found and when', () => {
    const { store } = renderScreen(<CheckLink seasonId="S1" />);
    const link = screen.getByRole('link', { name: 'Season Check' });
    expect(link).toHaveAttribute('href', '/check-season?season=S1');

    const at = Date.UTC(2026, 0, 5, 3, 30);
    act(() => void store.dispatch(seasonChecked({ seasonId: 'S2', faults: 3, hints: 0, at })));
    expect(screen.queryByText('3 problems')).not.toBeInTheDocument();
    act(() => void store.dispatch(seasonChecked({ seasonId: 'S1', faults: 2, hints: 1, at })));
    expect(screen.getByTitle('Checked 2026-01-05 09:00')).toHaveTextContent('2 problems, 1 warning');
    expect(link).toHaveAccessibleName('Season Check');
  });
});
