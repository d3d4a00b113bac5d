import { screen } from '@testing-library/react';
import { host, moduleConformance, quizFields, renderScreen, seasonFields } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';

const documents = { 'seasons/S1': seasonFields(), 'seasons/S1/quizzes/Q1': quizFields() };

describe('the quizzes module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({ session: host(), documents, at: `${path}?season=S1&quiz=Q1` }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it.each([
    ['/home', 'Quizzes', '@2.11', 'The Sermon on the Mount'],
    ['/create-quiz', 'Create Quiz', '@2.14', 'Start Time'],
    ['/create-quizzes', 'Create Several Quizzes', '', 'Title Pattern'],
    ['/update-quiz', 'Update Quiz', '@2.15', 'Start Time'],
    ['/check-season', 'Season Check', '', 'Update Quiz'],
  ])('serves %s: %s %s', async (path, title, _tag, content) => {
    const Screen = remoteModule.screens[path]?.Screen ?? 'i';
    renderScreen(<Screen />, { session: host(), documents, at: `${path}?season=S1&quiz=Q1` });
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('serves no other path, and opens to everyone who is signed in', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/check-season',
      '/create-quiz',
      '/create-quizzes',
      '/home',
      '/update-quiz',
    ]);
    expect(Object.values(remoteModule.screens).some(({ allows }) => allows)).toBe(false);
  });
});
