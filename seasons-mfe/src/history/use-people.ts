import { useState } from 'react';
import type { Season } from '@console/shared/model';
import type { HistoryRow } from './history-row';

/** The names of people by their e-mails: the hosts of the season, and everyone whose actions were shown. */
export function usePeople(
  season: Season | undefined,
  rows: readonly HistoryRow[] = [],
): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const isNew = ({ email, name }: HistoryRow) => email !== '' && seen.get(email) !== name;
  // The latest name of a person is in the first of their entries.
  const latest = new Map([...rows].reverse().map(({ email, name }) => [email, name]));
  const added = rows.filter((row) => row.name === latest.get(row.email) && isNew(row));
  if (added.length > 0)
    setSeen(new Map([...seen, ...added.map(({ email, name }) => [email, name] as const)]));
  const hosts = season
    ? ([
        [season.hostEmail, season.host],
        [season.additionalEmail, ''],
      ] as const)
    : [];
  return new Map([...hosts.filter(([email]) => email !== ''), ...seen]);
}
