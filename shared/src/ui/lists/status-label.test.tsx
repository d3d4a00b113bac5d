import { render, screen } from '@testing-library/react';
import { StatusWord } from '..';

describe('a status', () => {
  it('is shown in its own word', () => {
    render(<StatusWord tone="success">active</StatusWord>);
    expect(screen.getByText('active')).toBeInTheDocument();
  });

  it('is shown by its beginning where another client wrote a sentence', () => {
    render(<StatusWord tone="warning">archived by the organisers</StatusWord>);
    expect(screen.getByText('archived by the…')).toBeInTheDocument();
  });
});
