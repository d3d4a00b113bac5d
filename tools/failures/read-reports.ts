import * as v from 'valibot';
import { readFailureReport, type FailureReport } from '@console/shared/failures';
import type { Project } from '../firestore-project/project';

/** How many reports are read at most, the latest. */
export const mostReports = 2000;

/** For how many days failures are counted unless others are asked for. */
export const daysCounted = 7;

const dayMs = 24 * 60 * 60 * 1000;

const valueSchema = v.object({
  stringValue: v.optional(v.string()),
  integerValue: v.optional(v.string()),
  booleanValue: v.optional(v.boolean()),
  timestampValue: v.optional(v.string()),
  arrayValue: v.optional(
    v.object({ values: v.optional(v.array(v.object({ stringValue: v.optional(v.string()) })), []) }),
  ),
});

const answerSchema = v.array(
  v.object({ document: v.optional(v.object({ fields: v.optional(v.record(v.string(), valueSchema), {}) })) }),
);

/** A value of a report as the console's client reads it; `undefined` for one of another type. */
function plain(value: v.InferOutput<typeof valueSchema>): unknown {
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.arrayValue) return value.arrayValue.values.map(({ stringValue }) => stringValue);
  return value.stringValue ?? value.booleanValue;
}

/** The reports of the last days, the latest first. Skips what is no report. */
export async function readReports(
  { firestore }: Pick<Project, 'firestore'>,
  days: number,
  now = Date.now(),
): Promise<readonly FailureReport[]> {
  const since = { timestampValue: new Date(now - days * dayMs).toISOString() };
  const structuredQuery = {
    from: [{ collectionId: 'failures' }],
    where: {
      fieldFilter: { field: { fieldPath: 'hour' }, op: 'GREATER_THAN_OR_EQUAL', value: since },
    },
    orderBy: [{ field: { fieldPath: 'hour' }, direction: 'DESCENDING' }],
    limit: mostReports,
  };
  const found = v.parse(answerSchema, await firestore(':runQuery', { structuredQuery }));
  return found.flatMap(({ document }) => {
    if (!document) return [];
    const fields = Object.entries(document.fields).map(([field, value]) => [field, plain(value)] as const);
    return readFailureReport(Object.fromEntries(fields)) ?? [];
  });
}
