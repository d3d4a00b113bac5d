import { paths } from '@console/shared/model';
import { keepSharedContent } from '@console/shared/storage';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { deleteWorkerCaches, workerCaches } from './caches';
import { maxAgeMs } from './max-age';
import { orNetwork } from './or-network';
import { orOfflinePage } from './or-offline-page';
import { keepAssetsOf } from './page-assets';
import { worker } from './worker-scope';

/** Defined by the build. */
declare const publicPaths: readonly string[];

const ageOf = (response: Response): number => Date.now() - Date.parse(response.headers.get('date') ?? '');

const isUsable = (response: Response): boolean => ageOf(response) < maxAgeMs || !navigator.onLine;

const isConsole = (page: string): boolean => page.includes('id="registry"');

/** Another site has this address now, as happens with the ports of a developer's machine. */
async function leave(): Promise<null> {
  await deleteWorkerCaches();
  await worker.registration.unregister();
  return null;
}

/** Answers at once from the device, and fetches what the next visit gets. Nothing here is about a person. */
const page = new StaleWhileRevalidate({
  cacheName: workerCaches.page,
  plugins: [
    {
      // All paths that are not public have the same page.
      cacheKeyWillBeUsed: async () => '/',
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isUsable(cachedResponse) ? cachedResponse : null,
      async cacheWillUpdate({ response }) {
        if (response.status !== 200) return null;
        const text = await response.clone().text();
        if (!isConsole(text)) return leave();
        // A page is cached after the files that it names: it never starts without them.
        await keepAssetsOf(text);
        return response;
      },
    },
  ],
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const config = new StaleWhileRevalidate({
  cacheName: workerCaches.page,
  plugins: [
    {
      // An open page asks which configuration is live.
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        request.cache === 'no-cache' ? null : cachedResponse,
      // A page of an error, answered as a success, must not replace a configuration that works.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isJson(await response.clone().text()) ? response : null,
    },
  ],
});

const isOwn = (url: URL) => url.origin === location.origin;

const publicPages = publicPaths.map((path) => new RegExp(`^${path}/?(\\?|$)`));
/** Firebase Hosting answers these itself, among them the pages that end a sign-in. */
const reserved = /^\/__\//;
registerRoute(new NavigationRoute(orNetwork(page), { denylist: [/^[^?]*\./, reserved, ...publicPages] }));
registerRoute(new NavigationRoute(({ request }) => orOfflinePage(request), { allowlist: publicPages }));
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === paths.questionShared,
  async ({ request }) => {
    // The screen says that nothing was shared.
    await keepSharedContent(request).catch((error: unknown) => console.warn('Not kept', error));
    return Response.redirect(paths.questionShared, 303);
  },
  'POST',
);
registerRoute(({ url }) => isOwn(url) && url.pathname === '/config.json', orNetwork(config));
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'),
  orNetwork(new CacheFirst({ cacheName: workerCaches.assets })),
);

worker.addEventListener('install', (event) => {
  // Pages of the last release find their files on the server.
  void worker.skipWaiting();
  const cache = (strategy: StaleWhileRevalidate, path: string) =>
    strategy.handleAll({ event, request: new Request(path) })[1];
  event.waitUntil(Promise.all([cache(page, '/'), cache(config, '/config.json')]));
});
