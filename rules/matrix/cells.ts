import {
  permissions,
  quizStatuses,
  relations,
  roles,
  seasonStatuses,
  type Action,
  type Circumstances,
  type Permission,
  type QuizStatus,
  type Relation,
  type Resource,
  type Role,
  type SeasonStatus,
} from '@console/shared/model';

/** One question that the permission matrix answers. */
export interface Cell {
  readonly resource: Resource;
  readonly action: Action;
  readonly permission: Permission;
  readonly role: Role;
  readonly circumstances: Circumstances;
  readonly seasonStatus: SeasonStatus;
}

const aboutOneself: readonly Resource[] = ['role', 'deletionRequest'];
const outsideSeasons: readonly Resource[] = [...aboutOneself, 'failureReport'];
const belowAQuiz: readonly Resource[] = ['quiz', 'question', 'result'];
const actions: readonly Action[] = ['get', 'list', 'create', 'update', 'delete'];

/** A quiz can only be created Upcoming. */
function quizStatusesFor(resource: Resource, action: Action): readonly (QuizStatus | undefined)[] {
  if (!belowAQuiz.includes(resource)) return [undefined];
  return resource === 'quiz' && action === 'create' ? ['Upcoming'] : quizStatuses;
}

/** A season can only be created active, by every role. */
const seasonStatusesFor = (resource: Resource, action: Action): readonly SeasonStatus[] =>
  outsideSeasons.includes(resource) || (resource === 'season' && action === 'create')
    ? ['active']
    : seasonStatuses;

const relationsFor = (resource: Resource): readonly Relation[] =>
  outsideSeasons.includes(resource) ? ['none'] : relations;

const circumstancesFor = (resource: Resource, action: Action): Circumstances[] =>
  aboutOneself.includes(resource)
    ? [true, false].map((self) => ({ relation: 'none', self }))
    : relationsFor(resource).flatMap((relation) =>
        quizStatusesFor(resource, action).map((status) => ({ relation, ...(status && { status }) })),
      );

const allowedActions = (resource: Resource): [Action, Permission][] => {
  const entry: Partial<Record<Action, Permission>> = permissions[resource];
  return actions.flatMap((action) => {
    const permission = entry[action];
    return permission ? [[action, permission] as [Action, Permission]] : [];
  });
};

const resources = Object.keys(permissions) as Resource[];

/** Every cell of the matrix: role, relation to the season, resource, action, status of quiz and season. */
export const cells: readonly Cell[] = resources.flatMap((resource) =>
  allowedActions(resource).flatMap(([action, permission]) =>
    roles.flatMap((role) =>
      seasonStatusesFor(resource, action).flatMap((seasonStatus) =>
        circumstancesFor(resource, action).map((circumstances) => ({
          resource,
          action,
          permission,
          role,
          circumstances,
          seasonStatus,
        })),
      ),
    ),
  ),
);

/** As `Manager, named as host, question create, quiz Ongoing, season active`. */
export function titleOf({ resource, action, role, circumstances, seasonStatus }: Cell): string {
  const { relation, status, self } = circumstances;
  const who =
    self === undefined ? `season names them: ${relation}` : self ? 'about themself' : 'about another';
  const quiz = status ? `, quiz ${status}` : '';
  return `${resource} ${action} by ${role}, ${who}${quiz}, season ${seasonStatus}`;
}
