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
    ['list all seasons', list('seasons'), ['admin']],
    ['list the latest seasons', firstOf('seasons', 'start'), ['admin']],
    [
      'list the manager’s seasons',
      list('seasons', is('host_email', 'manager@example.org')),
      ['admin', 'manager'],
    ],
    [
      'list the host’s seasons',
      list('seasons', is('host_additional_email', 'host@example.org')),
      ['admin', 'host'],
    ],
    ['create a season for the manager', set(at.newSeason, season(newSeasonId)), ['admin', 'manager']],
    [
      'create a season for someone else',
      set(at.newSeason, season(newSeasonId, { host_email: 'a@example.org' })),
      ['admin'],
    ],
    ['create a deactivated season', set(at.newSeason, season(newSeasonId, { status: 'deactivated' })), []],
    [
      'create a season without an additional e-mail',
      set(at.newSeason, season(newSeasonId, { host_additional_email: '' })),
      [],
    ],
    ['edit a season', change(at.own, { season: 'Renamed', status: 'deactivated' }), ['admin', 'manager']],
    ['edit another’s season', change(at.other, { season: 'Renamed' }), ['admin']],
    ['hand a season to someone else', change(at.own, { host_email: 'a@example.org' }), ['admin']],
    [
      'name another additional host',
      change(at.own, { host_additional_email: 'a@example.org' }),
      ['admin', 'manager'],
    ],
    ['give a season an unknown status', change(at.own, { status: 'hidden' }), []],
    ['delete a season', remove(at.own), []],
  ])('%s', (_title, attempt, allowed) => contest.allowsOnly(allowed, attempt));
});
