import { timeTaken } from './run-time';

describe('the last lines of a run', () => {
  it('say how long it took, and which step took longest', () => {
    const steps = [
      { name: 'check', seconds: 150.4 },
      { name: 'unit', seconds: 310 },
      { name: 'e2e', seconds: 259.6 },
    ];
    expect(timeTaken('npm test', steps)).toEqual([
      'npm test took 720 s: unit 310 s, e2e 260 s, check 150 s.',
    ]);
  });

  it('note that it took longer than the goal', () => {
    expect(timeTaken('npm run e2e:long', [{ name: 'flows', seconds: 721 }])).toEqual([
      'npm run e2e:long took 721 s.',
      'Note: the goal is 720 s on two cores. The lists above name the slowest files.',
    ]);
  });
});
