import { quizStatuses, type Quiz, type QuizStatus } from './entities';

/** The values of a permission record; any other text, or none, means host. */
export const roles = ['Admin', 'Manager', 'Host'] as const;
export type Role = (typeof roles)[number];

/** How a season names a person: by its host e-mail, by its additional host e-mail, or not at all. */
export const relations = ['host', 'additional', 'none'] as const;
export type Relation = (typeof relations)[number];

/**
 * The scope of a permission: `all` documents; those of seasons that name the person (`own`); those of seasons with the
 * person's e-mail as host e-mail (`hosted`); documents about the person (`self`); or `none`.
 */
export type Reach = 'all' | 'own' | 'hosted' | 'self' | 'none';

export type Action = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The scope of each role, and the quiz statuses in which the permission applies, if not all. */
export type Permission = Readonly<Record<Role, Reach>> & { readonly while?: readonly QuizStatus[] };

const noOne: Permission = { Admin: 'none', Manager: 'none', Host: 'none' };
const themselves: Permission = { Admin: 'self', Manager: 'self', Host: 'self' };
const admins: Permission = { Admin: 'all', Manager: 'none', Host: 'none' };
const everyone: Permission = { Admin: 'all', Manager: 'all', Host: 'all' };
const seasonStaff: Permission = { Admin: 'all', Manager: 'own', Host: 'own' };
const beforeTheQuiz = { ...seasonStaff, while: ['Upcoming'] } as const satisfies Permission;

/*
 * The permissions that screens ask for are constants of their own: the first load has these only.
 */

const seasonPermission = {
  get: seasonStaff,
  list: seasonStaff,
  create: { Admin: 'all', Manager: 'hosted', Host: 'none' },
  update: { Admin: 'all', Manager: 'own', Host: 'none' },
  delete: noOne,
} as const satisfies Partial<Record<Action, Permission>>;

const hostEmailPermission = { update: admins } as const satisfies Partial<Record<Action, Permission>>;

const questionPermission = {
  get: seasonStaff,
  list: seasonStaff,
  create: beforeTheQuiz,
  update: beforeTheQuiz,
  delete: beforeTheQuiz,
} as const satisfies Partial<Record<Action, Permission>>;

const adsPermission = {
  get: admins,
  list: noOne,
  create: admins,
  update: admins,
  delete: admins,
} as const satisfies Partial<Record<Action, Permission>>;

/**
 * The permission matrix of the specification. `can` applies it to the screens and `firestore.rules` to the database;
 * tests check every cell against both. People who are not signed in, or have an unverified e-mail, have no
 * permissions. The season's status closes its quiz list on the screens but does not change permissions: the same
 * people can view, clean up and prepare a deactivated season.
 */
export const permissions = {
  role: { get: themselves, list: noOne, create: noOne, update: noOne, delete: noOne },
  season: seasonPermission,
  /** A single field of a season with permissions of its own. */
  hostEmail: hostEmailPermission,
  quiz: {
    get: seasonStaff,
    list: seasonStaff,
    create: seasonStaff,
    update: seasonStaff,
    delete: seasonStaff,
  },
  question: questionPermission,
  /** Written by the players' app; deleted only together with their quiz. */
  result: { get: seasonStaff, list: seasonStaff, create: noOne, update: noOne, delete: noOne },
  /** Created in the commit that deletes the quiz; updated once, to finished. */
  quizDeletion: {
    get: seasonStaff,
    list: seasonStaff,
    create: seasonStaff,
    update: seasonStaff,
    delete: noOne,
  },
  /** Created in the commit whose changes it describes; updated once, to complete. Those of ads are for Admins. */
  historyEntry: {
    get: seasonStaff,
    list: seasonStaff,
    create: seasonStaff,
    update: seasonStaff,
    delete: noOne,
  },
  /** A finding of the season check that those who may edit the season have judged; taken back by deleting it. */
  dismissal: {
    get: seasonStaff,
    list: seasonStaff,
    create: seasonPermission.update,
    update: noOne,
    delete: seasonPermission.update,
  },
  /** Settings are deleted when their first save is undone. */
  notification: {
    get: seasonStaff,
    list: noOne,
    create: seasonStaff,
    update: seasonStaff,
    delete: seasonStaff,
  },
  leaderboard: {
    get: seasonStaff,
    list: noOne,
    create: seasonStaff,
    update: seasonStaff,
    delete: seasonStaff,
  },
  ads: adsPermission,
  deletionRequest: { get: themselves, list: noOne, create: themselves, update: noOne, delete: noOne },
  /** What has failed in somebody's browser, without their name. */
  failureReport: { get: admins, list: admins, create: everyone, update: noOne, delete: admins },
} as const satisfies Record<string, Partial<Record<Action, Permission>>>;

/** The permissions by which screens show what a person may do. */
export const screenMatrix = {
  season: seasonPermission,
  hostEmail: hostEmailPermission,
  ads: adsPermission,
} as const;

/** Permissions of screens that have no document; the rules do not use them. */
export const screenPermissions = {
  moduleStatus: { get: admins },
} as const satisfies Record<string, Partial<Record<Action, Permission>>>;

export type Resource = keyof typeof permissions;

/** The circumstances of an action. */
export type Circumstances = { relation: Relation; status?: QuizStatus; self?: boolean };

/** Whether a permission applies in these circumstances. */
export function covers(permission: Permission, role: Role, circumstances: Circumstances): boolean {
  const { relation, status, self = false } = circumstances;
  const { while: statuses = quizStatuses } = permission;
  if (status && !statuses.includes(status)) return false;
  const reached: Record<Reach, boolean> = {
    all: true,
    own: relation !== 'none',
    hosted: relation === 'host',
    self,
    none: false,
  };
  return reached[permission[role]];
}

/** Questions can be added, changed and deleted only while their quiz is Upcoming. */
export const acceptsQuestions = ({ status }: Quiz): boolean =>
  questionPermission.create.while.some((open) => open === status);
