import type { Registry } from '@console/shared/contract';

/**
 * In development builds, the registry with the modules that were chosen in the development panel. Other builds do not
 * contain the code that would read such a choice.
 */
export const withOverrides = async (registry: Registry): Promise<Registry> =>
  process.env.NODE_ENV === 'development'
    ? (await import('../development/overrides')).overridden(registry)
    : registry;
