import { allTranslations, planCatalogues } from './plan-catalogues';

const shown = (workspaces: Record<string, string[]>) =>
  new Map(Object.entries(workspaces).map(([name, messages]) => [name, new Set(messages)]));

describe('the catalogues', () => {
  const found = shown({
    shared: ['Save', 'Close'],
    shell: ['Logout', 'Close'],
    'seasons-mfe': ['Season', 'Edit', 'Save', 'Logout', 'Deleted'],
    'quizzes-mfe': ['Quiz', 'Edit', 'Deleted'],
  });

  it('have each message once: what several modules show is in that of the console', () => {
    expect(planCatalogues(found, new Set())).toEqual(
      shown({
        shared: ['Save', 'Close', 'Edit', 'Deleted'],
        shell: ['Logout'],
        'seasons-mfe': ['Season'],
        'quizzes-mfe': ['Quiz'],
      }),
    );
  });

  it('have what modules translate differently in each of them', () => {
    const planned = planCatalogues(found, new Set(['Deleted', 'Logout']));
    expect([...(planned.get('shared') ?? [])]).toEqual(['Save', 'Close', 'Edit']);
    expect([...(planned.get('seasons-mfe') ?? [])]).toEqual(['Season', 'Logout', 'Deleted']);
    expect([...(planned.get('quizzes-mfe') ?? [])]).toEqual(['Quiz', 'Deleted']);
  });

  it('are complete by themselves in the repository of another team', () => {
    const own = shown({ 'results-mfe': ['Results', 'Save'], 'prizes-mfe': ['Prizes', 'Save'] });
    expect(planCatalogues(own, new Set())).toBe(own);
  });

  it('keep a translation that moves to another one', () => {
    expect(allTranslations([{ Save: 'సేవ్' }, { Save: 'ఇతర', Edit: 'ఎడిట్' }])).toEqual({
      Save: 'సేవ్',
      Edit: 'ఎడిట్',
    });
  });
});
