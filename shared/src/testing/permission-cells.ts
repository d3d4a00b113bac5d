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

const people = roles.flatMap((role) => relations.map((relation) => ({ role, relation })));

/** Every combination there is. */
const cells: readonly Cell[] = people.flatMap((person) =>
  quizStatuses.flatMap((quiz) => seasonStatuses.map((season) => ({ ...person, quiz, season }))),
);

/** A third of them: each person in each season still, and each with quizzes of several statuses. */
const sampledCells = cells.filter(
  ({ role, relation, quiz, season }) =>
    (roles.indexOf(role) +
      relations.indexOf(relation) +
      quizStatuses.indexOf(quiz) +
      seasonStatuses.indexOf(season)) %
      quizStatuses.length ===
    0,
);

/** The part of the matrix that a control asks. */
function permissionOf({ asks: [resource, action] }: Control): Permission {
  const actions: Partial<Record<string, Permission>> = permissions[resource];
  const found = actions[action];
  if (!found) throw new Error(`The matrix knows no ${action} of ${resource}`);
  return found;
}

/** The cells to try on a screen: all of them only where the matrix asks for the quiz's status. */
export function cellsOf(path: ConsolePath): readonly Cell[] {
  const asksForStatus = Object.values(controls[path] ?? {}).some(
    (control) => control !== 'free' && permissionOf(control).while,
  );
  return asksForStatus ? cells : sampledCells;
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
