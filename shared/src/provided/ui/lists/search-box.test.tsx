import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from '..';

function Search() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Search by title" value={value} onChange={setValue} />
      <p>{`looking for “${value}”`}</p>
    </>
  );
}

describe('SearchBox', () => {
  it('searches on each keystroke, and focuses the box after clearing', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search by title' });
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.type(box, 'par');
    expect(screen.getByText('looking for “par”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByText('looking for “”')).toBeInTheDocument();
    expect(box).toHaveFocus();
  });
});
