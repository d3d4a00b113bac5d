import { oneLine } from '@console/shared/format';

describe('a text in a single-line input', () => {
  it.each([
    ['Moses\nJoshua', 'Moses Joshua'],
    ['Moses \r\n\r\n Joshua', 'Moses Joshua'],
    ['Moses\rJoshua', 'Moses Joshua'],
  ])('has a space for the line break in %j', (text, line) => expect(oneLine(text)).toBe(line));

  it('is unchanged without line breaks', () => expect(oneLine(' యేసు  👩‍👩‍👧‍👦 ')).toBe(' యేసు  👩‍👩‍👧‍👦 '));
});
