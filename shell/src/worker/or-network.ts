import type { RouteHandlerCallback, RouteHandlerObject } from 'workbox-core';

/** How long, in milliseconds, an answer may take before the network is asked as well. */
const limitMs = 3000;

/**
 * The answer of a strategy; that of the network when the strategy fails or takes long, for instance because the browser
 * does not read its storage. A service worker that hangs would lock people out, also from its own replacement.
 */
export const orNetwork =
  (strategy: RouteHandlerObject): RouteHandlerCallback =>
  (options) =>
    new Promise((resolve, reject) => {
      const ask = () => fetch(options.request).then(resolve, reject);
      const timer = setTimeout(() => void ask(), limitMs);
      strategy
        .handle(options)
        .then(resolve, ask)
        .finally(() => clearTimeout(timer));
    });
