import { performance } from 'node:perf_hooks';
import { readBytes } from '../../questions-mfe/src/read/read-source';
import { UnreadableSource } from '../../questions-mfe/src/read/imported';
import { repeatedParts } from '../../questions-mfe/src/read/testing/repeated-parts';

function millisecondsToRead(text: string): number {
  const begun = performance.now();
  try {
    readBytes(new TextEncoder().encode(text));
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
  }
  return performance.now() - begun;
}

/**
 * The text that takes longest to read or to refuse, of each part many times, on one line and on many, and its milliseconds. A
 * reader with a loop too many would take minutes.
 */
export function slowestText(): { part: string; milliseconds: number } {
  const times = repeatedParts.map((part) => ({
    part,
    milliseconds: Math.max(
      millisecondsToRead(part.repeat(200_000)),
      millisecondsToRead(`${part}\n`.repeat(20_000)),
    ),
  }));
  return times.reduce((slowest, each) => (each.milliseconds > slowest.milliseconds ? each : slowest));
}
