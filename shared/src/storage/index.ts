export * from './browser-storage';
export * from './list-lengths';
export {
  draftsOf,
  dropDraft,
  hasDrafts,
  hasDraftsOfOthers,
  newDraftKey,
  writeDraft,
  type StoredDraft,
} from './stored-drafts';
