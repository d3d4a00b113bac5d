import { findBrowser } from './test-browser';

describe('the browser of the flows', () => {
  const before = process.env.CHROME_PATH;
  afterEach(() => {
    if (before === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = before;
  });

  it('is the one that CHROME_PATH names, and it says so', () => {
    process.env.CHROME_PATH = process.execPath;
    const said: string[] = [];
    expect(findBrowser((line) => said.push(line))).toBe(process.execPath);
    expect(said).toEqual([`Browser: ${process.execPath} (named by CHROME_PATH)`]);
  });

  it('is not quietly another one when CHROME_PATH is wrong', () => {
    process.env.CHROME_PATH = '/no/such/browser';
    expect(() => findBrowser(() => undefined)).toThrow(
      "CHROME_PATH is '/no/such/browser', where there is no browser.",
    );
  });
});
