import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import type { RegistryEntry } from '@console/shared/contract';
import { ModuleItems, NotesElement } from './module-items';

jest.mock('../remotes/load/load-remote', () => ({ loadRemoteModule: () => new Promise(() => undefined) }));

const entry: RegistryEntry = {
  name: 'quizzes_mfe',
  title: 'Quizzes',
  entry: 'https://quizzes.example.org/remoteEntry.js',
  access: 'staff',
  paths: [],
  version: '1.0.0',
  contract: '1.0.0',
};

function Notes() {
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  return (
    <NotesElement value={notes}>
      <div ref={setNotes} />
      <ModuleItems entry={entry} search="" onSelect={() => undefined} />
      <ModuleItems entry={entry} search="" onSelect={() => undefined} />
    </NotesElement>
  );
}

it('says once that modules load, however many', () => {
  render(<Notes />);
  const [first, second] = screen.getAllByText('Loading…');
  expect(first).toBeVisible();
  expect(second).not.toBeVisible();
});
