import { FailureReports } from '../failures/failure-reports';
import { PendingSaves } from '../pending-saves/pending-saves';

/** What every page of staff has and nobody waits for. */
export const StaffHosts = () => (
  <>
    <PendingSaves />
    <FailureReports />
  </>
);
