export { skipToken } from '@reduxjs/toolkit/query/react';
export { consoleApi } from './api';
export { changedFields, createDocument } from './change';
export { asDataError, DataError, describeFailure, type DataErrorKind, type DataFailure } from './data-error';
export { editDocument, type Converter, type Decide } from './edit-document';
export { cachedFirstPage, isListKey } from './first-page-cache';
export {
  serverTime,
  type DataGateway,
  type DataTransaction,
  type Found,
  type ListQuery,
  type Observer,
  type StoredDocument,
  type StoredFields,
  type StoredValue,
  type Unsubscribe,
} from './gateway';
export { liveList, subscribeToList, type ListSource } from './list-subscription';
export { documentQuery, liveQuery } from './live-query';
export { locations } from './locations';
export { newDocument, readCreation, type Creation, type NewDocument } from './new-document';
export { newId } from './new-id';
export { quizFromDocument, quizToFields } from './quiz.converter';
export { integerOf, momentOf, storedMoment, textOf } from './reading';
export { listenerReads, readCounter, readsSoFar, type DocumentReads } from './reads';
export { seasonFromDocument, seasonToFields } from './season.converter';
export { createConsoleStore, GatewayProvider, useGateway, type ConsoleStore } from './store';
export { useNewDocument } from './use-new-document';
export { useQuizQuery, useSeasonQuery, type QuizKey } from './watch-entities';
