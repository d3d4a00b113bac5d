import { inSlices } from '@console/shared/actions';

/** After which steps the page has run another task, of six steps that take so many milliseconds each. */
async function answersAmong(stepMs: number): Promise<number[]> {
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const answers: number[] = [];
  const pause = inSlices();
  for (let step = 0; step < 6; step += 1) {
    let isAnswered = false;
    const timer = setTimeout(() => void (isAnswered = true));
    await pause();
    clearTimeout(timer);
    if (isAnswered) answers.push(step);
    clock += stepMs;
  }
  return answers;
}

describe('long work in slices', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lets the page answer before the first step, and after each 12 ms', async () => {
    expect(await answersAmong(5)).toEqual([0, 3]);
    expect(await answersAmong(20)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('does not wait between short steps', async () => {
    expect(await answersAmong(1)).toEqual([0]);
  });
});
