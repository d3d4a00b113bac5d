/**
 * What is typed into forms and not saved yet: on this device, in IndexedDB, by person and form. The shell lists it,
 * forms write it down and restore it.
 */
export { claimDraft, type ClaimedDraft } from './claim-draft';
export { deleteAllDrafts, deleteDraft, readDrafts, writeDraft, type Draft } from './draft-store';
export { holdDraft } from './hold-draft';
export { hasUnsavedWork, useUnsavedForm } from './open-forms';
export { useDrafts } from './use-drafts';
export { forgetVisitor, visitorOwner } from './visitor';
