import accounts from '@console/local-firebase/seed/contest/accounts.json';

/** The sample accounts of the seeded contest: an Admin, a Manager, and a Host, who has no role document. */
export const demoAccounts = accounts.map(({ email, displayName, role }) => ({
  person: role ?? 'Host',
  email,
  displayName,
}));
