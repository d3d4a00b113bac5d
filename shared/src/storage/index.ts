export * from './browser-storage';
export { dropDraft, dropVisitorDrafts, hasDrafts, hasDraftsOfOthers, visitor } from './draft-places';
export { claimDrafts, draftsOf, handDraft, newDraftKey, writeDraft, type StoredDraft } from './stored-drafts';
