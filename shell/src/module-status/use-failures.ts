import { useMemo, useState } from 'react';
import { useConfig } from '@console/shared/config';
import type { RegistryEntry } from '@console/shared/contract';
import { skipToken } from '@console/shared/data';
import {
  earlyFailures,
  failuresByRelease,
  failuresToRollBack,
  type ReleaseFailures,
} from '@console/shared/failures';
import { useReportsQuery, type StoredReport } from './failures.resource';
import { useLiveShell, type Released } from './use-live-shell';

/** The failures of a release, with the reports to remove. */
export type Failures = ReleaseFailures<StoredReport>;

/** A live release that failed soon after it became live, and how often. */
export type FailingRelease = { readonly released: Released; readonly times: number };

const hourMs = 60 * 60 * 1000;

/** What has failed in the browsers of all staff in the last days, by release. */
export function useFailures(entries: readonly RegistryEntry[]) {
  // One query for each visit within an hour.
  const [now] = useState(() => Math.floor(Date.now() / hourMs) * hourMs);
  const { failureReports = true, reports } = useConfig();
  const shell = useLiveShell();
  const isStored = failureReports && reports === undefined;
  const { currentData, isError, refetch } = useReportsQuery(isStored ? now : skipToken);
  return useMemo(() => {
    const releases = failuresByRelease(currentData?.reports ?? []);
    return {
      state: isStored ? stateOf(currentData, isError) : ('elsewhere' as const),
      isCut: currentData?.isCut ?? false,
      refetch,
      releases,
      failing: [...shell, ...entries].flatMap((released) => failingRelease(released, releases)),
    };
  }, [isStored, currentData, isError, refetch, shell, entries]);
}

const stateOf = (data: unknown, isError: boolean) => (data ? 'read' : isError ? 'failed' : 'loading');

/** As `useFailures` returns them. */
export type FailuresRead = ReturnType<typeof useFailures>;

function failingRelease(released: Released, releases: readonly Failures[]): readonly FailingRelease[] {
  const own = releases.find(({ name, release }) => name === released.name && release === released.release);
  if (!own || !released.releasedAt) return [];
  const times = earlyFailures(own.reports, Date.parse(released.releasedAt)).length;
  return times >= failuresToRollBack ? [{ released, times }] : [];
}
