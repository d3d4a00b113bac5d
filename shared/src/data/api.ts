import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { DataFailure } from './data-error';

/** Cached server state lives under one key of the store; every module injects its own endpoints here. */
export const consoleApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<DataFailure>(),
  tagTypes: ['Live'],
  // A list left for a moment keeps listening: coming back costs no read.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
