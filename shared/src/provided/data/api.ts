import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { DataFailure } from '../gateway/data-error';

/** Cached server state, under one key of the store; every module injects its own endpoints here. */
export const consoleApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<DataFailure>(),
  tagTypes: ['Live'],
  // An unused query keeps its listener for a while, so that coming back costs no read.
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
