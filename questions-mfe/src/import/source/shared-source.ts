import { deleteSharedContent } from '@console/shared/storage';
import type { Content } from './source-state';

let shared: Content | undefined;

/** Notes that this came from another app: until it is stored or discarded, it stays on this device, and a reload loses nothing. */
export const noteShared = (content: Content): void => void (shared = content);

/** Deletes from this device what another app has shared, if this is it. */
export function deleteIfShared(content: Content | undefined): void {
  if (content === undefined || content !== shared) return;
  shared = undefined;
  void deleteSharedContent();
}
