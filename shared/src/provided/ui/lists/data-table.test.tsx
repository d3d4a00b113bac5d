import { render, screen, within } from '@testing-library/react';
import { Button, DataTable } from '..';

const quizzes = [
  { id: 'q1', title: 'Parables', minutes: 20 },
  { id: 'q2', title: 'Miracles', minutes: 15 },
];

const table = (
  <DataTable
    caption="Quizzes"
    rows={quizzes}
    rowKey={(quiz) => quiz.id}
    columns={[
      { key: 'title', header: 'Title', render: (quiz) => quiz.title, primary: true },
      { key: 'minutes', header: 'Duration', render: (quiz) => quiz.minutes },
    ]}
    actions={(quiz) => <Button>{`Delete ${quiz.title}`}</Button>}
  />
);

describe('DataTable', () => {
  it('is a named table with headers in order and Actions last', () => {
    render(table);
    const headers = within(screen.getByRole('table', { name: 'Quizzes' })).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['Title', 'Duration', 'Actions']);
  });

  it('names each row by its primary column', () => {
    render(table);
    const row = screen.getByRole('row', { name: /^Miracles/ });
    expect(within(row).getByRole('rowheader', { name: 'Miracles' })).toBeInTheDocument();
    expect(within(row).getByRole('cell', { name: '15' })).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Delete Miracles' })).toBeInTheDocument();
  });

  it('has no Actions column without actions', () => {
    render(<DataTable caption="Quizzes" rows={quizzes} rowKey={({ id }) => id} columns={[]} />);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });
});
