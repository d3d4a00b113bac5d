/**
 * Drafts: unsaved form input, stored in IndexedDB by person and form. Forms write and restore drafts; the shell lists
 * them.
 */
export { chooseDraft, claimDraft, type Claim, type ClaimedDraft } from './claim-draft';
export {
  deleteAllDrafts,
  deleteDraft,
  inTime,
  readDrafts,
  writeDraft,
  type Draft,
  type PendingSave,
} from './draft-store';
export { lockDraft } from './lock-draft';
export { mustWait, seasonOfDraft } from './must-wait';
export { hasUnsavedWork, onDraftsChange, useDraftChoices, useUnsavedForm } from './open-forms';
export { useDrafts } from './use-drafts';
export { forgetVisitor, visitorOwner } from './visitor';
