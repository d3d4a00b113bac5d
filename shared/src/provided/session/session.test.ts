import { seasonFromDocument } from '@console/shared/data';
import { can, readStoredSession, storeSession, type Session } from '@console/shared/session';

const as = (role: string): Session => ({
  person: { uid: 'u1', email: 'ruth@example.org', name: 'Ruth' },
  role,
});

describe('roles', () => {
  it.each([
    { role: 'Admin', all: true, create: true, hostEmail: true, ads: true },
    { role: 'Manager', all: false, create: true, hostEmail: false, ads: false },
    { role: '', all: false, create: false, hostEmail: false, ads: false },
    { role: 'admin', all: false, create: false, hostEmail: false, ads: false },
  ])('$role has the permissions of the specification @6.02', ({ role, all, create, hostEmail, ads }) => {
    const session = as(role);
    expect(can.seeAllSeasons(session)).toBe(all);
    expect(can.createSeason(session)).toBe(create);
    expect(can.editSeason(session)).toBe(create);
    expect(can.editHostEmail(session)).toBe(hostEmail);
    expect(can.manageAds(session)).toBe(ads);
  });
});

describe('storing a season as a new one', () => {
  const season = seasonFromDocument({
    id: 'S1',
    path: 'seasons/S1',
    fields: { host_email: 'host@example.org', host_additional_email: 'additional@example.org' },
  });
  const of = (email: string, role: string): Session => ({ person: { uid: 'u1', email, name: 'Ruth' }, role });

  it.each([
    ['an Admin', of('ruth@example.org', 'Admin'), true],
    ['a Manager who is its host', of('host@example.org', 'Manager'), true],
    ['a Manager who is its additional host', of('additional@example.org', 'Manager'), false],
    ['a Manager of others', of('ruth@example.org', 'Manager'), false],
    ['a host', of('host@example.org', ''), false],
  ])('with its host e-mail: whether %s may', (_who, session, may) => {
    expect(can.createSeasonAs(session, season)).toBe(may);
  });
});

describe('the stored session', () => {
  beforeEach(() => localStorage.clear());

  it('is restored as it was stored @3.33 @6.01', () => {
    storeSession(as('Manager'));
    expect(readStoredSession()).toEqual(as('Manager'));
    expect(localStorage.getItem('user_role')).toBe('Manager');
  });

  it.each(['Manager', '"Manager"'])('has the role that an older console stored as %s', (stored) => {
    storeSession(as('Admin'));
    localStorage.setItem('user_role', stored);
    expect(readStoredSession()).toEqual(as('Manager'));
  });

  it.each(['', '{', 'null', '"u1"', '{"email":"ruth@example.org"}', '{"uid":5}'])(
    'is null when an older console stored %j',
    (stored) => {
      localStorage.setItem('user', stored);
      expect(readStoredSession()).toBeNull();
    },
  );
});
