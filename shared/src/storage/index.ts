export * from './browser-storage';
export {
  claimDrafts,
  draftsOf,
  dropDraft,
  dropVisitorDrafts,
  handDraft,
  hasDrafts,
  hasDraftsOfOthers,
  newDraftKey,
  visitor,
  writeDraft,
  type StoredDraft,
} from './stored-drafts';
