import { screen } from '@testing-library/react';
import { host, moduleConformance } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';
import { contest, openQuestions } from './testing/open-questions';

describe('the questions module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({
      session: host(),
      documents: contest({ N1: {} }),
      at: `${path}?season=S1&quiz=Q1&question=N1`,
    }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it.each([
    ['/quizzes', 'The Sermon on the Mount', '@2.16', 'Correct Answer'],
    ['/create-question', 'Add Question', '@2.17', 'Correct Option'],
    ['/update-question', 'Update Question', '@2.18', 'Correct Option'],
    ['/import-questions', 'Import Questions', '', 'Paste questions'],
    ['/shared-questions', 'Shared Questions', '', 'Nothing to import'],
    ['/print-questions', 'Print Questions', '', 'Paper size'],
    ['/find-questions', 'Find Questions', '', 'Words of a question'],
  ])('serves %s: %s %s', async (path, title, _tag, content) => {
    openQuestions(`${path}?season=S1&quiz=Q1&question=N1`, contest({ N1: {} }));
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('serves no other path, and opens to everyone who is signed in', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/create-question',
      '/find-questions',
      '/import-questions',
      '/print-questions',
      '/quizzes',
      '/shared-questions',
      '/update-question',
    ]);
    expect(Object.values(remoteModule.screens).some(({ allows }) => allows)).toBe(false);
  });
});
