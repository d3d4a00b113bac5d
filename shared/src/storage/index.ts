export * from './browser-storage';
export { dropVisitorDrafts, hasDrafts, hasDraftsOfOthers, visitor } from './draft-places';
export { recoverDrafts } from './draft-copies';
export {
  claimDrafts,
  draftsOf,
  dropDraft,
  handDraft,
  newDraftKey,
  writeDraft,
  type StoredDraft,
} from './stored-drafts';
