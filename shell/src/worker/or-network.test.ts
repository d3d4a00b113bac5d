import { orNetwork } from './or-network';

const request = { url: 'https://console.example.org/seasons' } as Request;
const answer = (handle: () => Promise<Response>) =>
  orNetwork({ handle })({ request, url: new URL(request.url), event: {} as never });
const [cached, fetched] = [{ status: 200 } as Response, { status: 201 } as Response];
const never = () => new Promise<Response>(() => undefined);

describe('an answer of the service worker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn(async () => fetched);
  });
  afterEach(() => void jest.useRealTimers());

  it('comes from the device, and then the network is not asked', async () => {
    expect(await answer(async () => cached)).toBe(cached);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('comes from the network when the device fails', async () => {
    expect(await answer(() => Promise.reject(new Error('The disk is full')))).toBe(fetched);
  });

  it('comes from the network when the device does not answer within three seconds', async () => {
    const answered = answer(never);
    await jest.advanceTimersByTimeAsync(2900);
    expect(fetch).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(await answered).toBe(fetched);
  });

  it('fails when neither answers', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
    await expect(answer(() => Promise.reject(new Error('The disk is full')))).rejects.toThrow('offline');
  });
});
