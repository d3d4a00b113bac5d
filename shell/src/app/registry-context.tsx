import { createContext, useContext } from 'react';
import type { Registry } from '@console/shared/contract';

const RegistryContext = createContext<Registry>({ entries: [], problems: [] });

export const RegistryProvider = RegistryContext.Provider;

/** The modules of this deployment. */
export const useRegistry = () => useContext(RegistryContext);
