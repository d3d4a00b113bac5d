import {
  covers,
  permissions,
  quizStatuses,
  relations,
  roles,
  seasonStatuses,
  type Circumstances,
  type ConsolePath,
  type Permission,
  type QuizStatus,
  type Relation,
  type Role,
  type SeasonStatus,
} from '@console/shared/model';
import { controls, type Control } from './controls';

/** One combination of all that decides what a screen offers. */
export type Cell = { role: Role; relation: Relation; quiz: QuizStatus; season: SeasonStatus };

/** Every combination there is. */
export const cells: readonly Cell[] = roles.flatMap((role) =>
  relations.flatMap((relation) =>
    quizStatuses.flatMap((quiz) => seasonStatuses.map((season) => ({ role, relation, quiz, season }))),
  ),
);

/** The part of the matrix that a control asks. */
function permissionOf({ asks: [resource, action] }: Control): Permission {
  const actions: Partial<Record<string, Permission>> = permissions[resource];
  const found = actions[action];
  if (!found) throw new Error(`The matrix knows no ${action} of ${resource}`);
  return found;
}

/** What the matrix lets a screen offer in a cell, by the names of the controls. */
export function coveredControls(path: ConsolePath, { role, relation, quiz, season }: Cell): string[] {
  return Object.entries(controls[path] ?? {})
    .filter(([, control]) => {
      if (control === 'free' || (control.inActiveSeason && season !== 'active')) return false;
      const circumstances: Circumstances = {
        relation: control.ofNewSeason ? 'host' : relation,
        status: quiz,
      };
      return covers(permissionOf(control), role, circumstances);
    })
    .map(([name]) => name)
    .sort();
}
