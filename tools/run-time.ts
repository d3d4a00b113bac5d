/** How long `npm test` should take at most on two cores, in seconds, and `npm run e2e:long` too. */
const goal = 720;

export type Step = { readonly name: string; readonly seconds: number };

/** What a run took, for its last lines. A busy machine is slow, not wrong: what takes too long is noted and fails nothing. */
export function timeTaken(run: string, steps: readonly Step[]): string[] {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const longest = [...steps].sort((one, other) => other.seconds - one.seconds);
  const each = steps.length > 1 ? `: ${longest.map(ofStep).join(', ')}` : '';
  const took = `${run} took ${total.toFixed(0)} s${each}.`;
  if (total <= goal) return [took];
  return [took, `Note: the goal is ${goal} s on two cores. The lists above name the slowest files.`];
}

const ofStep = ({ name, seconds }: Step) => `${name} ${seconds.toFixed(0)} s`;
