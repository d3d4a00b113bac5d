import type { CDPSession } from 'playwright-core';

/** How a visitor is connected, and how fast their device is. */
export type Condition = {
  readonly name: string;
  /** Milliseconds from a request to the first byte of its answer. */
  readonly latency: number;
  /** Bits a second down; the way up has half of it. -1: as fast as this machine. */
  readonly bandwidth: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
};

export const unthrottled: Condition = { name: 'unthrottled', latency: 0, bandwidth: -1, slowdown: 1 };

/** A phone of the middle class on a poor link. */
export const slow: Condition = {
  name: 'slow 4G, CPU 4x slower',
  latency: 562,
  bandwidth: 1_440_000,
  slowdown: 4,
};

export const conditions: readonly Condition[] = [unthrottled, slow];

/** From now on the page lives under this condition. */
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
