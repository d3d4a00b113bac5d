import {
  covers,
  permissions,
  roles,
  screenPermissions,
  type Permission,
  type Relation,
  type Role,
  type Season,
} from '@console/shared/model';

/** The signed-in person, as the identity provider knows them. */
export type Person = { uid: string; email: string; name: string };

/** A signed-in person with the role text of their permission record; empty for an ordinary host. */
export type Session = { person: Person; role: string };

/** The role that a session's text stands for: whoever has none of the named ones is a host. */
export const roleOf = (session: Session): Role => roles.find((role) => role === session.role) ?? 'Host';

/** How a season names the person, letter by letter as the database compares. */
function relationOf({ person: { email } }: Session, { hostEmail, additionalEmail }: Season): Relation {
  if (email === '') return 'none';
  if (email === hostEmail) return 'host';
  return email === additionalEmail ? 'additional' : 'none';
}

const asked = (permission: Permission) => (session: Session) => permission[roleOf(session)] !== 'none';

/**
 * What a session may do, asked as questions of the permission matrix. Whether it may do so in this very season,
 * `workIn` says of all that lies in it. A courtesy to the person only: the database's rules decide.
 */
export const can = {
  seeAllSeasons: (session: Session) => permissions.season.list[roleOf(session)] === 'all',
  /** All that lies in a season reaches whom the season itself reaches. */
  workIn: (session: Session, season: Season) =>
    covers(permissions.season.get, roleOf(session), { relation: relationOf(session, season) }),
  createSeason: asked(permissions.season.create),
  /** Whether it may store this very season as a new one: its host e-mail goes with it. */
  createSeasonAs: (session: Session, season: Season) =>
    covers(permissions.season.create, roleOf(session), { relation: relationOf(session, season) }),
  editSeason: asked(permissions.season.update),
  editHostEmail: asked(permissions.hostEmail.update),
  manageAds: asked(permissions.ads.update),
  seeModuleStatus: asked(screenPermissions.moduleStatus.get),
};
