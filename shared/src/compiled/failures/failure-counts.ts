import type { FailureKind, FailureReport } from './failure-report';

/** Each kind in words, in front of a number. */
export const failureWords = {
  load: 'Didn’t load',
  refused: 'Was refused',
  screen: 'A screen failed',
  uncaught: 'Unexpected error',
  save: 'A save was refused',
  quota: 'Database quota used up',
  'not-set-up': 'Database not set up',
  'slow-start': 'Took over 20 s to start',
} as const satisfies Record<FailureKind, string>;

/** The reports about one release of a module, or of the shell. */
export type ReleaseFailures<Report extends FailureReport = FailureReport> = {
  /** The module's federation name, or `shell`. */
  readonly name: string;
  readonly release: string;
  readonly reports: readonly Report[];
  /** The most frequent first. */
  readonly kinds: readonly (readonly [kind: FailureKind, count: number])[];
  /** One of the failure that was reported most, and how often that was. */
  readonly mostFrequent: Report;
  readonly times: number;
};

/** The reports by the release that has failed, the most frequent first. One about two modules counts for each. */
export function failuresByRelease<Report extends FailureReport>(
  reports: readonly Report[],
): readonly ReleaseFailures<Report>[] {
  const about = reports.flatMap((report) => releasesIn(report).map((of) => ({ ...of, report })));
  return groups(about, ({ name, release }) => `${name}@${release}`).map((group) => {
    const [{ name, release }] = group;
    const own = group.map(({ report }) => report);
    const [same = own] = groups(own, ({ kind, message, frames: [first = ''] }) =>
      [kind, message, first].join('\n'),
    );
    return {
      ...{ name, release, reports: own },
      kinds: groups(own, ({ kind }) => kind).map(([{ kind }, ...more]) => [kind, more.length + 1] as const),
      mostFrequent: same[0] ?? group[0].report,
      times: same.length,
    };
  });
}

function releasesIn({ modules, shell }: FailureReport): { name: string; release: string }[] {
  if (modules.length === 0) return [{ name: 'shell', release: shell }];
  return modules.map((module) => {
    const [name = '', release = ''] = module.split('@');
    return { name, release };
  });
}

type Group<T> = [T, ...T[]];

/** What has the same key, the largest group first. */
function groups<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  const found = new Map<string, Group<T>>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group) group.push(item);
    else found.set(keyOf(item), [item]);
  }
  return [...found.values()].sort((one, other) => other.length - one.length);
}

const hourMs = 60 * 60 * 1000;

/** The kinds that another release may not have. The others come from the database, the project or the network. */
const ofRelease: readonly FailureKind[] = ['load', 'refused', 'screen', 'uncaught', 'save'];

/** So many failures within an hour of a release are more than one browser's trouble: it should be rolled back. */
export const failuresToRollBack = 3;

/**
 * The reports of failures within an hour after the release became live. A report knows its hour only, so those of the
 * hour of the release and of the one after it count: rather a minute too long than a failure too few.
 */
export function earlyFailures<Report extends FailureReport>(
  reports: readonly Report[],
  releasedAt: number,
): readonly Report[] {
  const from = releasedAt - (releasedAt % hourMs);
  return reports.filter(
    ({ kind, hour, online }) =>
      hour >= from && hour < releasedAt + hourMs && ofRelease.includes(kind) && (online || kind !== 'load'),
  );
}
