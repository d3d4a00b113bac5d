import { createContext, useContext } from 'react';
import type { ConsoleConfig } from './config';

const ConfigContext = createContext<ConsoleConfig | null>(null);

/** Provides the deployment's configuration to every screen. */
export const ConfigProvider = ConfigContext.Provider;

/** The deployment's configuration. @throws Error outside a ConfigProvider. */
export function useConfig(): ConsoleConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it');
  return config;
}
