export { skipToken } from '@reduxjs/toolkit/query/react';
export { consoleApi } from './api';
export { changedFields, createDocument } from './writes/change';
export {
  asDataError,
  DataError,
  describeFailure,
  type DataErrorKind,
  type DataFailure,
} from '../gateway/data-error';
export { editDocument, type Converter, type Decide } from './writes/edit-document';
export {
  isPersistedKey,
  persistDocuments,
  persistedDocuments,
  persistedKey,
  type PersistedDocuments,
} from '../persisted/persisted-documents';
export {
  absent,
  serverTime,
  type DataGateway,
  type CreateOptions,
  type DataTransaction,
  type EntryKey,
  type Found,
  type LastChange,
  type ListQuery,
  type Observer,
  type RecordedAction,
  type StoredDocument,
  type StoredFields,
  type StoredValue,
  type Unsubscribe,
} from '../gateway/gateway';
export { liveList, subscribeToList, type ListSource } from './subscriptions/list-subscription';
export { documentQuery, liveQuery, type QueryState } from './subscriptions/live-query';
export { locations } from '../gateway/locations';
export { newDocument, readCreation, type Creation, type NewDocument } from './writes/new-document';
export { newId } from './writes/new-id';
export { integerOf, momentOf, storedMoment, textOf } from '@console/shared/model';
export { listenerReads, readCounter, readsSoFar, type DocumentReads } from '../gateway/reads';
export { quizFromDocument, quizToFields, seasonFromDocument, seasonToFields } from './documents/converters';
export {
  recordInHistory,
  type History,
  type Recording,
  takeEntry,
  takeUncreated,
  takeUndo,
  undoEntries,
} from './record-in-history';
export { createConsoleStore, GatewayProvider, useGateway, type ConsoleStore } from './store';
export { useNewDocument } from './writes/use-new-document';
export { useQuizQuery, useSeasonQuery, type QuizKey } from './subscriptions/watch-entities';
