import { render, screen } from '@testing-library/react';
import { ConfigError } from '@console/shared/config';
import { StartFailure } from './start-failure';

describe('a console that cannot start', () => {
  it('lists each problem of its configuration', () => {
    render(
      <StartFailure
        error={new ConfigError(['brand: must not be empty', 'publicHost: must be a web address'])}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'The console can’t start' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The configuration is invalid');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'brand: must not be empty',
      'publicHost: must be a web address',
    ]);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows that its server cannot be reached', () => {
    render(<StartFailure error={new TypeError('Failed to fetch')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the server');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
