import type { Registry } from '@console/shared/contract';

/**
 * In development builds, returns the registry with the overrides of the development panel. Other builds do
 * not contain the code that reads overrides.
 */
export const withOverrides = async (registry: Registry): Promise<Registry> =>
  process.env.NODE_ENV === 'development'
    ? (await import('../development/overrides')).overridden(registry)
    : registry;
