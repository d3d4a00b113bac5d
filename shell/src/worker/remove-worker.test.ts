import { removeWorker } from './remove-worker';

const withWorkers = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });

describe('removing the service worker', () => {
  afterEach(() => withWorkers(undefined));

  it('unregisters it', async () => {
    const unregister = jest.fn(async () => true);
    withWorkers({ getRegistrations: async () => [{ unregister }] });
    await removeWorker();
    expect(unregister).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has none', undefined],
    ['refuses them', { getRegistrations: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ])('resolves in a browser that %s, so that Retry reloads the page', async (_what, serviceWorker) => {
    withWorkers(serviceWorker);
    await expect(removeWorker()).resolves.toBeUndefined();
  });
});
