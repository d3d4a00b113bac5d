import { readJson, reportedFailuresKey, writeText } from '@console/shared/storage';

const againAfterMs = 60 * 60 * 1000;
const mostKept = 20;

/** The times of the last reports of this browser, by what they report. */
function lastReports(): [string, number][] {
  const stored = readJson(reportedFailuresKey);
  const times: [string, unknown][] = Object.entries(Object(stored) as object);
  const since = Date.now() - againAfterMs;
  return times.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > since);
}

/** Whether this browser has reported the same within an hour. */
export const isReportedBefore = (what: string): boolean => lastReports().some(([each]) => each === what);

export const rememberReport = (what: string): void =>
  writeText(
    reportedFailuresKey,
    JSON.stringify(Object.fromEntries([...lastReports(), [what, Date.now()]].slice(-mostKept))),
  );
