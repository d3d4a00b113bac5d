import { performance } from 'node:perf_hooks';
import { readBytes } from '../../questions-mfe/src/read/read-source';
import { UnreadableSource } from '../../questions-mfe/src/read/imported';

/** Texts that a reader with a loop too many would take minutes for: each part many times, on one line and on many. */
const parts = ['{', '\\', '=', '~', '::', '//', '"', "'", '<', '&', '(', 'A) ', '1. ', '"Who?,a,b,c,d,A\n'];

function millisecondsToRead(text: string): number {
  const begun = performance.now();
  try {
    readBytes(new TextEncoder().encode(text));
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error;
  }
  return performance.now() - begun;
}

/** The text that takes longest to read or to refuse, and its milliseconds. */
export function slowestText(): { part: string; milliseconds: number } {
  const times = parts.map((part) => ({
    part,
    milliseconds: Math.max(
      millisecondsToRead(part.repeat(200_000)),
      millisecondsToRead(`${part}\n`.repeat(20_000)),
    ),
  }));
  return times.reduce((slowest, each) => (each.milliseconds > slowest.milliseconds ? each : slowest));
}
