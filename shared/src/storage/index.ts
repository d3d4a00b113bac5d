export * from './browser-storage';
export { draftsOf, dropDraft, hasDrafts, newDraftKey, writeDraft, type StoredDraft } from './stored-drafts';
