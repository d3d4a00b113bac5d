import { failuresByRelease, failureWords, type FailureReport } from '@console/shared/failures';

/**
 * Describes what has failed of each release, two lines each, the most frequent first. With a name, only of the module
 * with this federation name, or of `shell`.
 */
export function describeFailures(reports: readonly FailureReport[], name?: string): string[] {
  return failuresByRelease(reports)
    .filter((failures) => name === undefined || failures.name === name)
    .map((failures) => {
      const { release, kinds, mostFrequent, times } = failures;
      const counts = kinds.map(([kind, count]) => `${failureWords[kind]}: ${count}`).join(', ');
      const [frame] = mostFrequent.frames;
      const place = frame ? ` (${frame})` : '';
      return [
        `${String(failures.reports.length).padStart(4)}  ${failures.name.replace(/_mfe$/, '')} ${release}  ${counts}`,
        `      most often (${times}): ${mostFrequent.message || failureWords[mostFrequent.kind]}${place}`,
      ].join('\n');
    });
}

/** How often each release of a module, or of `shell`, has failed. */
export const failuresOf = (reports: readonly FailureReport[], name: string): ReadonlyMap<string, number> =>
  new Map(
    failuresByRelease(reports)
      .filter((failures) => failures.name === name)
      .map((failures) => [failures.release, failures.reports.length]),
  );
