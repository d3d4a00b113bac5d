import type { CDPSession } from 'playwright-core';

/** A network and device profile. */
export type Condition = {
  readonly name: string;
  /** Latency in milliseconds from a request to the first byte of its response. */
  readonly latency: number;
  /** Download bandwidth in bits per second; upload gets half of it. -1: unthrottled. */
  readonly bandwidth: number;
  /** CPU slowdown factor. */
  readonly slowdown: number;
};

export const unthrottled: Condition = { name: 'unthrottled', latency: 0, bandwidth: -1, slowdown: 1 };

/** A mid-range phone on a slow network. */
export const slow: Condition = {
  name: 'slow 4G, CPU 4x slower',
  latency: 562,
  bandwidth: 1_440_000,
  slowdown: 4,
};

export const conditions: readonly Condition[] = [unthrottled, slow];

/** Throttles the page to this condition. */
export async function live(session: CDPSession, { latency, bandwidth, slowdown }: Condition): Promise<void> {
  const bytes = (bits: number) => (bits < 0 ? -1 : bits / 8);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(bandwidth),
    uploadThroughput: bytes(bandwidth / 2),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
