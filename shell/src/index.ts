import { requestConfigEarly } from './boot/config-response';

requestConfigEarly();

// The requests of sign-in and database follow one another, so they begin before the rest of the console is here. The page
// knows whether its screen needs them.
if ('connect' in document.documentElement.dataset)
  void import('./staff/early-gateway').then(
    ({ openEarlyGateway }) => openEarlyGateway(),
    () => undefined,
  );

async function begin(): Promise<void> {
  if (process.env.NODE_ENV === 'development') await import('./development/development-language');
  await window.languageReady;
  await import(/* webpackChunkName: "app" */ './app/start');
}

begin().catch((error: unknown) => {
  console.error('The console could not be loaded', error);
  document.documentElement.dataset.unloaded = '';
});
