import { readPrintOptions, readSlide, withPrintOptions, withSlide } from './print-options';

const usual = { sheets: 'paper', size: 'A4', lines: false, columns: false, large: false } as const;
const query = (text: string) => new URLSearchParams(text);

describe('the options in the address', () => {
  it('are a question paper on A4 when it has none', () =>
    expect(readPrintOptions(query('season=S1'))).toEqual(usual));

  it('have no effect when they are unknown', () =>
    expect(readPrintOptions(query('sheets=all&size=A5&lines=1&large='))).toEqual(usual));

  it('are read as they were written, and leave the selection', () => {
    const options = { sheets: 'both', size: 'Letter', lines: true, columns: true, large: true } as const;
    const written = withPrintOptions(query('season=S1&quiz=Q1'), options);
    expect(written.toString()).toBe(
      'season=S1&quiz=Q1&sheets=both&size=Letter&lines=yes&columns=yes&large=yes',
    );
    expect(readPrintOptions(written)).toEqual(options);
    expect(withPrintOptions(written, usual).toString()).toBe('season=S1&quiz=Q1');
  });
});

describe('the question of the projector in the address', () => {
  it.each(['', 'slide=', 'slide=0', 'slide=-1', 'slide=two', 'slide=1e9'])('is none in "%s"', (text) =>
    expect(readSlide(query(text))).toBeUndefined(),
  );

  it('is read as it was written', () => {
    const written = withSlide(query('quiz=Q1'), 12);
    expect(readSlide(written)).toBe(12);
    expect(withSlide(written).toString()).toBe('quiz=Q1');
  });
});
