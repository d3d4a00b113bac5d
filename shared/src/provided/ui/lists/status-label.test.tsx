import { render, screen } from '@testing-library/react';
import { StatusLabel } from '..';

describe('a status', () => {
  it('is shown as its text', () => {
    render(<StatusLabel tone="success">active</StatusLabel>);
    expect(screen.getByText('active')).toBeInTheDocument();
  });

  it('is truncated when another client stored a long text', () => {
    render(<StatusLabel tone="warning">archived by the organisers</StatusLabel>);
    expect(screen.getByText('archived by the…')).toBeInTheDocument();
  });
});
