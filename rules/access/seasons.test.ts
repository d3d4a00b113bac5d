import { at } from '../contest/contest';
import { change, firstOf, get, is, list, remove, set } from '../contest/attempts';
import { newSeasonId, season } from '../contest/documents';
import { signedIn, staff, useContest, type Decision } from '../contest/use-contest';

const contest = useContest();

describe('who may do what with seasons', () => {
  it.each<Decision>([
    ['read a season', get(at.own), staff],
    ['read another’s season', get(at.other), ['admin']],
    ['find that a season does not exist', get('seasons/none'), signedIn],
    ['list all seasons @2.24 @7.01', list('seasons'), ['admin']],
    ['list the latest seasons', firstOf('seasons', 'start'), ['admin']],
    [
      'list the manager’s seasons @7.02',
      list('seasons', is('host_email', 'manager@example.org')),
      ['admin', 'manager'],
    ],
    [
      'list the host’s seasons @7.02',
      list('seasons', is('host_additional_email', 'host@example.org')),
      ['admin', 'host'],
    ],
    ['create a season for the manager', set(at.newSeason, season(newSeasonId)), ['admin', 'manager']],
    [
      'create a season for someone else @6.04',
      set(at.newSeason, season(newSeasonId, { host_email: 'a@example.org' })),
      ['admin'],
    ],
    [
      'create a deactivated season @4.01',
      set(at.newSeason, season(newSeasonId, { status: 'deactivated' })),
      [],
    ],
    [
      'create a season without an additional e-mail @5.08',
      set(at.newSeason, season(newSeasonId, { host_additional_email: '' })),
      [],
    ],
    [
      'edit a season @4.02',
      change(at.own, { season: 'Renamed', status: 'deactivated' }),
      ['admin', 'manager'],
    ],
    ['edit another’s season @6.07', change(at.other, { season: 'Renamed' }), ['admin']],
    ['hand a season to someone else @6.05', change(at.own, { host_email: 'a@example.org' }), ['admin']],
    [
      'name another additional host',
      change(at.own, { host_additional_email: 'a@example.org' }),
      ['admin', 'manager'],
    ],
    ['give a season an unknown status @3.05', change(at.own, { status: 'hidden' }), []],
    ['delete a season', remove(at.own), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
