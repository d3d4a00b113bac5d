import {
  covers,
  roles,
  screenMatrix,
  screenPermissions,
  type Permission,
  type Relation,
  type Role,
  type Season,
} from '@console/shared/model';

/** The signed-in person, as the identity provider describes them. */
export type Person = { uid: string; email: string; name: string };

/** A signed-in person with the role text of their permission record; empty for an ordinary host. */
export type Session = { person: Person; role: string };

/** The role for the session's role text; an unknown text means host. */
export const roleOf = (session: Session): Role => roles.find((role) => role === session.role) ?? 'Host';

/** How a season names the person. The e-mails are compared exactly, as the database does. */
function relationOf({ person: { email } }: Session, { hostEmail, additionalEmail }: Season): Relation {
  if (email === '') return 'none';
  if (email === hostEmail) return 'host';
  return email === additionalEmail ? 'additional' : 'none';
}

const isGranted = (permission: Permission) => (session: Session) => permission[roleOf(session)] !== 'none';

/**
 * The permissions of a session, as functions of the permission matrix. `workIn` is the permission for everything in
 * one season. The screens use this for convenience only; the database rules enforce it.
 */
export const can = {
  seeAllSeasons: (session: Session) => screenMatrix.season.list[roleOf(session)] === 'all',
  /** Everything in a season has the scope of the season itself. */
  workIn: (session: Session, season: Season) =>
    covers(screenMatrix.season.get, roleOf(session), { relation: relationOf(session, season) }),
  createSeason: isGranted(screenMatrix.season.create),
  /** Whether the person may store this season as a new one, including its host e-mail. */
  createSeasonAs: (session: Session, season: Season) =>
    covers(screenMatrix.season.create, roleOf(session), { relation: relationOf(session, season) }),
  editSeason: isGranted(screenMatrix.season.update),
  editHostEmail: isGranted(screenMatrix.hostEmail.update),
  manageAds: isGranted(screenMatrix.ads.update),
  seeModuleStatus: isGranted(screenPermissions.moduleStatus.get),
};
