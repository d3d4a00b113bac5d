import type { ConsoleConfig } from '@console/shared/config';
import type { FailureReport } from '@console/shared/failures';
import { locations, newId, type DataGateway } from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';

export type Destination = {
  readonly config: Pick<ConsoleConfig, 'reports' | 'failureReports'>;
  /** Missing for visitors. */
  readonly openDatabase?: () => Promise<DataGateway>;
};

/** Sends a report to the operator's own address, or, of a signed-in person, to the database. */
export async function sendReport(
  report: FailureReport,
  { config: { reports }, openDatabase }: Destination,
): Promise<void> {
  // As text, which needs no preflight request.
  if (reports) return void navigator.sendBeacon(reports, JSON.stringify(report));
  if (!openDatabase || !readStoredSession()) return;
  const { hour, expires, modules, frames, ...fields } = report;
  const lists = { modules: [...modules], frames: [...frames] };
  const times = { hour: new Date(hour), expires: new Date(expires) };
  const gateway = await openDatabase();
  await gateway.transact((transaction) =>
    transaction.create(
      `${locations.failures}/${newId()}`,
      { ...fields, ...lists, ...times },
      { hasNewId: true },
    ),
  );
}
