import { configureStore } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import { seasonChecksSlice, selectionSlice } from '@console/shared/selection';
import { consoleApi } from './api';
import type { DataGateway } from '../gateway/gateway';
import { StoreExtra } from './store-extra';

/** The console's only store: the selection, results of checks and the cached server state. */
export const createConsoleStore = (gateway: DataGateway) =>
  configureStore({
    reducer: {
      selection: selectionSlice.reducer,
      seasonChecks: seasonChecksSlice.reducer,
      [consoleApi.reducerPath]: consoleApi.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: new StoreExtra(gateway) },
        // Development builds compare the whole state at every action, which is the slowest part with long lists.
        immutableCheck: { warnAfter: 500 },
        serializableCheck: { warnAfter: 500 },
      }).concat(consoleApi.middleware),
  });

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

const GatewayContext = createContext<DataGateway | null>(null);

export const GatewayProvider = GatewayContext.Provider;

/** The database gateway, for saving. @throws Error outside a GatewayProvider. */
export function useGateway(): DataGateway {
  const gateway = useContext(GatewayContext);
  if (!gateway) throw new Error('useGateway needs a GatewayProvider above it');
  return gateway;
}
