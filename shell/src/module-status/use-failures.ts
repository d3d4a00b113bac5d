import { useMemo, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import {
  earlyFailures,
  failuresByRelease,
  failuresToRollBack,
  type ReleaseFailures,
} from '@console/shared/failures';
import { useReportsQuery, type StoredReport } from './failures.resource';

/** The failures of a release, with the reports to remove. */
export type Failures = ReleaseFailures<StoredReport>;

/** A live release that failed soon after it became live, and how often. */
export type FailingRelease = { readonly entry: RegistryEntry; readonly times: number };

const hourMs = 60 * 60 * 1000;

/** What has failed in the browsers of all staff in the last days, by release. */
export function useFailures(entries: readonly RegistryEntry[]) {
  // One query for each visit within an hour.
  const [now] = useState(() => Math.floor(Date.now() / hourMs) * hourMs);
  const { currentData, isError, refetch } = useReportsQuery(now);
  return useMemo(() => {
    const releases = failuresByRelease(currentData?.reports ?? []);
    return {
      state: currentData ? ('read' as const) : isError ? ('failed' as const) : ('loading' as const),
      isCut: currentData?.isCut ?? false,
      refetch,
      releases,
      failing: entries.flatMap((entry) => failingRelease(entry, releases)),
    };
  }, [currentData, isError, refetch, entries]);
}

/** As `useFailures` returns them. */
export type FailuresRead = ReturnType<typeof useFailures>;

function failingRelease(entry: RegistryEntry, releases: readonly Failures[]): readonly FailingRelease[] {
  const own = releases.find(({ name, release }) => name === entry.name && release === entry.release);
  if (!own || !entry.releasedAt) return [];
  const times = earlyFailures(own.reports, Date.parse(entry.releasedAt)).length;
  return times >= failuresToRollBack ? [{ entry, times }] : [];
}
