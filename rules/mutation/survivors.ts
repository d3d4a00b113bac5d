import type { Mutant } from './mutants';

/** A mutant that no test can kill, and why. */
export type Survivor = Pick<Mutant, 'where' | 'condition' | 'change'> & { readonly reason: string };

export const expectedSurvivors: readonly Survivor[] = [];
