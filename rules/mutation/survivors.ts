import type { Mutant } from './mutants';

/** A mutant that no test can kill, and why. */
export type Survivor = Pick<Mutant, 'where' | 'condition' | 'change'> & { readonly reason: string };

export const expectedSurvivors: readonly Survivor[] = [
  {
    where: 'isManager()',
    condition: 'signedIn()',
    change: 'removed',
    reason: 'Every rule for Managers also asks isMyEmail(), which asks signedIn().',
  },
  {
    where: 'allow create, update /seasons/{seasonId}/quiz_deletions/{quizId}',
    condition: 'runs(seasonId)',
    change: 'removed',
    reason: 'quizGoes() needs the deletion of the quiz in the same commit, which asks runs(seasonId).',
  },
  {
    where: 'isRestored()',
    condition: 'isRestoring(get(marker).data)',
    change: 'removed',
    reason: 'The commit must delete the marker, too, and the rule for that asks isRestoring().',
  },
];
