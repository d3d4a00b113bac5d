import { compare, type Report } from './compare';
import { groups } from './groups';
import { knownRows } from './known-differences';
import { textOf } from './report';
import { withBothServers } from './servers';

const casesOf = ({ counts }: Report) => counts.reduce((sum, { cases }) => sum + cases, 0);

describe('the official emulator answers REST as we do', () => {
  let report: Report;
  beforeAll(async () => {
    report = await withBothServers((ours, theirs) => compare(groups, ours, theirs));
  }, 600_000);

  it('in thousands of cases, but for the differences that the table explains', () => {
    expect(casesOf(report)).toBeGreaterThan(2000);
    expect(report.unexplained.length === 0 ? '' : textOf(report)).toBe('');
  });

  it('and no row of the table explains what is no longer so', () => {
    expect([...report.known.keys()].sort()).toEqual([...knownRows].sort());
  });
});
