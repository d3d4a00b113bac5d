/** A step of one of two people, who are 0 and 1. */
export type Turn<Step> = { who: 0 | 1; step: Step };

/** Every order in which two people can take the same steps, each of them in their own order. */
export function interleavings<Step>(steps: readonly Step[]): Turn<Step>[][] {
  const rest = (first: readonly Step[], second: readonly Step[]): Turn<Step>[][] => [
    ...turns(0, first, (left) => rest(left, second)),
    ...turns(1, second, (left) => rest(first, left)),
    ...(first.length + second.length === 0 ? [[]] : []),
  ];
  return rest(steps, steps);
}

const turns = <Step>(
  who: 0 | 1,
  [step, ...left]: readonly Step[],
  rest: (left: readonly Step[]) => Turn<Step>[][],
): Turn<Step>[][] => (step === undefined ? [] : rest(left).map((order) => [{ who, step }, ...order]));
