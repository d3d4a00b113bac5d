import { render, screen } from '@testing-library/react';
import { StatusLabel } from '..';

describe('a status', () => {
  it('is shown in its own word', () => {
    render(<StatusLabel tone="success">active</StatusLabel>);
    expect(screen.getByText('active')).toBeInTheDocument();
  });

  it('is shown by its beginning where another client wrote a sentence', () => {
    render(<StatusLabel tone="warning">archived by the organisers</StatusLabel>);
    expect(screen.getByText('archived by the…')).toBeInTheDocument();
  });
});
