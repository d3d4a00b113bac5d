export * from './browser-storage';
export {
  draftsOf,
  dropDraft,
  hasDrafts,
  hasDraftsOfOthers,
  newDraftKey,
  writeDraft,
  type StoredDraft,
} from './stored-drafts';
