import { quizStatuses, type Quiz, type QuizStatus } from './entities';

/** What the permission record may say; any other text, or none, is a host's. */
export const roles = ['Admin', 'Manager', 'Host'] as const;
export type Role = (typeof roles)[number];

/** How a season names a person: by its host e-mail, by its additional one, or not at all. */
export const relations = ['host', 'additional', 'none'] as const;
export type Relation = (typeof relations)[number];

/**
 * How far a role reaches: `all` documents; those of seasons that name the person (`own`); those of seasons whose host
 * e-mail is theirs (`hosted`); documents about themselves (`self`); or `none`.
 */
export type Reach = 'all' | 'own' | 'hosted' | 'self' | 'none';

export type Action = 'get' | 'list' | 'create' | 'update' | 'delete';

/** The reach of each role, and the statuses of the quiz in which it holds when not in all. */
export type Permission = Readonly<Record<Role, Reach>> & { readonly while?: readonly QuizStatus[] };

const nobody: Permission = { Admin: 'none', Manager: 'none', Host: 'none' };
const themselves: Permission = { Admin: 'self', Manager: 'self', Host: 'self' };
const admins: Permission = { Admin: 'all', Manager: 'none', Host: 'none' };
const whoRunsTheSeason: Permission = { Admin: 'all', Manager: 'own', Host: 'own' };
const beforeTheQuiz = { ...whoRunsTheSeason, while: ['Upcoming'] } as const satisfies Permission;

/**
 * Who may do what, as the specification gives it. `can` asks it for the screens; `firestore.rules` says the same to
 * the database, and tests try every cell of it against both. Whoever is not signed in, or has an e-mail that nobody
 * verified, may do nothing. A season's own status closes its quiz list on the screens, and changes nothing here: what
 * is deactivated can be looked at, tidied and prepared by the same people.
 */
export const permissions = {
  role: { get: themselves, list: nobody, create: nobody, update: nobody, delete: nobody },
  season: {
    get: whoRunsTheSeason,
    list: whoRunsTheSeason,
    create: { Admin: 'all', Manager: 'hosted', Host: 'none' },
    update: { Admin: 'all', Manager: 'own', Host: 'none' },
    delete: nobody,
  },
  /** One field of a season that stands apart. */
  hostEmail: { update: admins },
  quiz: {
    get: whoRunsTheSeason,
    list: whoRunsTheSeason,
    create: whoRunsTheSeason,
    update: whoRunsTheSeason,
    delete: whoRunsTheSeason,
  },
  question: {
    get: whoRunsTheSeason,
    list: whoRunsTheSeason,
    create: beforeTheQuiz,
    update: beforeTheQuiz,
    delete: beforeTheQuiz,
  },
  /** Written by the players' app; each goes with its quiz, never alone. */
  result: { get: whoRunsTheSeason, list: whoRunsTheSeason, create: nobody, update: nobody, delete: nobody },
  /** Begun in the commit in which its quiz goes, changed once: to finished. */
  quizDeletion: {
    get: whoRunsTheSeason,
    list: whoRunsTheSeason,
    create: whoRunsTheSeason,
    update: whoRunsTheSeason,
    delete: nobody,
  },
  notification: {
    get: whoRunsTheSeason,
    list: nobody,
    create: whoRunsTheSeason,
    update: whoRunsTheSeason,
    delete: nobody,
  },
  leaderboard: {
    get: whoRunsTheSeason,
    list: nobody,
    create: whoRunsTheSeason,
    update: whoRunsTheSeason,
    delete: nobody,
  },
  ads: { get: admins, list: nobody, create: admins, update: admins, delete: nobody },
  deletionRequest: { get: themselves, list: nobody, create: themselves, update: nobody, delete: nobody },
} as const satisfies Record<string, Partial<Record<Action, Permission>>>;

/** What a role opens though no document lies behind it: only the screens ask. */
export const screenPermissions = {
  moduleStatus: { get: admins },
} as const satisfies Record<string, Partial<Record<Action, Permission>>>;

export type Resource = keyof typeof permissions;

/** Where an action would take place. */
export type Circumstances = { relation: Relation; status?: QuizStatus; self?: boolean };

/** Whether a permission covers a role in these circumstances. */
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

/** Questions are added, changed and deleted only while their quiz has not begun. */
export const takesQuestions = ({ status }: Quiz): boolean =>
  permissions.question.create.while.some((open) => open === status);
