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

/** One combination of everything that decides which controls a screen shows. */
export type Cell = { role: Role; relation: Relation; quiz: QuizStatus; season: SeasonStatus };

const people = roles.flatMap((role) => relations.map((relation) => ({ role, relation })));

/** All combinations. */
const cells: readonly Cell[] = people.flatMap((person) =>
  quizStatuses.flatMap((quiz) => seasonStatuses.map((season) => ({ ...person, quiz, season }))),
);

/** A third of them: still each person in each season, and each with quizzes of several statuses. */
const sampledCells = cells.filter(
  ({ role, relation, quiz, season }) =>
    (roles.indexOf(role) +
      relations.indexOf(relation) +
      quizStatuses.indexOf(quiz) +
      seasonStatuses.indexOf(season)) %
      quizStatuses.length ===
    0,
);

/** The permission that a control needs. */
function permissionOf({ needs: [resource, action] }: Control): Permission {
  const actions: Partial<Record<string, Permission>> = permissions[resource];
  const found = actions[action];
  if (!found) throw new Error(`The matrix has no ${action} of ${resource}`);
  return found;
}

/** The cells to test on a screen: all of them only if a permission depends on the quiz's status. */
export function cellsOf(path: ConsolePath): readonly Cell[] {
  const needsStatus = Object.values(controls[path] ?? {}).some(
    (control) => control !== 'free' && permissionOf(control).while,
  );
  return needsStatus ? cells : sampledCells;
}

/** The names of the controls that the matrix allows on a screen in a cell. */
export function coveredControls(path: ConsolePath, { role, relation, quiz, season }: Cell): string[] {
  return Object.entries(controls[path] ?? {})
    .filter(([, control]) => {
      if (control === 'free' || (control.inActiveSeason && season !== 'active')) return false;
      if (control.inClosedQuiz && quiz === 'Upcoming') return false;
      const circumstances: Circumstances = {
        relation: control.ofNewSeason ? 'host' : relation,
        status: quiz,
      };
      return covers(permissionOf(control), role, circumstances);
    })
    .map(([name]) => name)
    .sort();
}
