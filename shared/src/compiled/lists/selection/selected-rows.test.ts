import { selectedRows, selectionOf, toggled } from './selected-rows';

const rows = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, status: 'active', start: null, end: null }));
const row = (id: string) => rows.find((one) => one.id === id) ?? { id, status: '', start: null, end: null };

/** The ids that are selected after some clicks; a range is marked by a leading `-`. */
function clicked(...ids: string[]): string[] {
  let selection = selectionOf([]);
  for (const id of ids)
    selection = toggled({ allFound: rows, selection }, row(id.replace('-', '')), id.startsWith('-'));
  return selectedRows({ allFound: rows, selection }).map(({ id }) => id);
}

describe('the selection of a list', () => {
  it.each([
    [['B'], ['B']],
    [['B', 'B'], []],
    [
      ['B', '-D'],
      ['B', 'C', 'D'],
    ],
    [
      ['D', '-B'],
      ['B', 'C', 'D'],
    ],
    [
      ['A', '-E', 'D', '-C'],
      ['A', 'B', 'E'],
    ],
    [['-C'], ['C']],
  ])('after clicks on %j is %j', (clicks, expected) => {
    expect(clicked(...clicks)).toEqual(expected);
  });

  it('has no row that the list hides, and begins a range anew when its first row is hidden', () => {
    const selection = toggled({ allFound: rows, selection: selectionOf(rows) }, row('A'), false);
    const allFound = rows.slice(2);
    expect(selectedRows({ allFound, selection })).toEqual(allFound);
    const next = toggled({ allFound, selection }, row('D'), true);
    expect(selectedRows({ allFound, selection: next })).toEqual([row('C'), row('E')]);
  });
});
