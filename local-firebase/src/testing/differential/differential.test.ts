import { findOfficialEmulator } from '../../../../tools/official-emulator';
import { compare, type Report } from './compare';
import { groups } from './groups';
import { knownRows } from './known-differences';
import { textOf } from './report';
import { withBothServers } from './servers';

const casesOf = ({ counts }: Report) => counts.reduce((sum, { cases }) => sum + cases, 0);

if (!findOfficialEmulator()) {
  it.todo('compares REST with the official emulator: skipped, as it is not installed here');
} else {
  describe('the official emulator answers REST as we do', () => {
    let report: Report;
    beforeAll(async () => {
      report = await withBothServers((ours, theirs) => compare(groups, ours, theirs));
    }, 300_000);

    it('in thousands of cases, but for the differences that the table explains', () => {
      expect(casesOf(report)).toBeGreaterThan(2000);
      expect(report.unexplained.length === 0 ? '' : textOf(report)).toBe('');
    });

    it('and no row of the table explains what is no longer so', () => {
      expect([...report.known.keys()].sort()).toEqual([...knownRows].sort());
    });
  });
}
