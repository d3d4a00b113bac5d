import { oneLine } from '@console/shared/format';

describe('a text in a field of one line', () => {
  it.each([
    ['Moses\nJoshua', 'Moses Joshua'],
    ['Moses \r\n\r\n Joshua', 'Moses Joshua'],
    ['Moses\rJoshua', 'Moses Joshua'],
  ])('has a space where %j breaks', (text, line) => expect(oneLine(text)).toBe(line));

  it('stays as it is without breaks', () => expect(oneLine(' యేసు  👩‍👩‍👧‍👦 ')).toBe(' యేసు  👩‍👩‍👧‍👦 '));
});
