import { AppManifest } from '../install/app-manifest-link';
import { SharedNotice } from '../install/shared-notice';
import { DraftsButton } from '../drafts/drafts-button';
import { OfflineNotice } from '../updates/offline-notice';

/** What a signed-in person has in the top bar beside the controls, and what works there unseen. */
export function PersonTools({ uid }: { uid: string }) {
  return (
    <>
      <OfflineNotice uid={uid} />
      <DraftsButton uid={uid} />
      <AppManifest />
      <SharedNotice />
    </>
  );
}
