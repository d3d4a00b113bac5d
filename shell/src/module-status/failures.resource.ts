import { liveQuery, locations, type DataGateway, type StoredDocument } from '@console/shared/data';
import { readFailureReport, type FailureReport } from '@console/shared/failures';
import { inBatches, runEach } from '@console/shared/actions';

/** A stored report, with its id. */
export type StoredReport = FailureReport & { readonly id: string };

/** The latest reports, and whether there may be more than these. */
export type Reports = { readonly reports: readonly StoredReport[]; readonly isCut: boolean };

/** For how many days the page counts reports, and how many it reads at most. */
export const daysCounted = 7;
export const mostReports = 500;

const dayMs = 24 * 60 * 60 * 1000;

const reportFrom = ({ id, fields }: StoredDocument): StoredReport | undefined => {
  const report = readFailureReport(fields);
  return report && { ...report, id };
};

/**
 * Subscribes to the reports of the days until this moment, and to those that follow. Waits for the server, because the
 * cache of a device has no reports, or some.
 */
export const useReportsQuery = liveQuery<Reports, number>('failures', (gateway, now, { next, failed }) =>
  gateway.watch(
    {
      collection: locations.failures,
      latestBy: 'hour',
      // The clock of another device may be ahead, and the page may be open for long.
      within: [new Date(now - daysCounted * dayMs), new Date(now + daysCounted * dayMs)],
      limit: mostReports,
    },
    reportFrom,
    {
      next({ documents, fromCache }) {
        if (fromCache) return;
        next({
          reports: documents.flatMap((report) => report ?? []),
          isCut: documents.length >= mostReports,
        });
      },
      failed,
    },
  ),
);

/** The rules of all deletions of a transaction together have a limit, which these are far from. */
const most = 20;

/** Deletes reports for everyone. Resolves to why some remain; `undefined` when all are gone. */
export async function removeReports(
  { transact }: Pick<DataGateway, 'transact'>,
  reports: readonly StoredReport[],
): Promise<string | undefined> {
  const [failed] = await runEach(inBatches(reports, { most }), (batch) =>
    transact(async ({ remove }) => {
      for (const { id } of batch) await remove(`${locations.failures}/${id}`);
    }),
  );
  return failed?.reason;
}
