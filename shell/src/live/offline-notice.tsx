import { usePerson } from '@console/shared/session';
import { Icon, useIsOnline } from '@console/shared/ui';
import { Slip, SlipPlace } from '../layout/slip';

/** Says to whom works with data that it stands still. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const slip = (
    <Slip>
      <Icon name="alert" />
      <span>
        There is no connection. What you see may be out of date, and nothing can be saved until it is back.
      </span>
    </Slip>
  );
  return <SlipPlace>{usePerson() && !isOnline && slip}</SlipPlace>;
}
