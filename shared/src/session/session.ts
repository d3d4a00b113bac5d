/** The signed-in person, as the identity provider knows them. */
export type Person = { uid: string; email: string; name: string };

/** A signed-in person with the role text of their permission record; empty for an ordinary host. */
export type Session = { person: Person; role: string };

const isAdmin = (session: Session) => session.role === 'Admin';
const isManager = (session: Session) => session.role === 'Manager';
const runsSeasons = (session: Session) => isAdmin(session) || isManager(session);

/**
 * What a session may do, asked as questions. A courtesy to the person only:
 * the database's rules decide.
 */
export const can = {
  seeAllSeasons: isAdmin,
  createSeason: runsSeasons,
  editSeason: runsSeasons,
  editHostEmail: isAdmin,
  manageAds: isAdmin,
};

/** What the top bar calls the role. */
export const roleLabel = (session: Session): string => (runsSeasons(session) ? session.role : 'Host');
