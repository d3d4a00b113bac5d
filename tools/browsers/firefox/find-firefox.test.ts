import { existsSync } from 'node:fs';
import { installPackages, installsPackages } from '../programs';
import { findFirefox } from './find-firefox';

jest.mock('node:fs');
jest.mock('../programs', () => ({
  ...jest.requireActual<object>('../programs'),
  installPackages: jest.fn(),
  installsPackages: jest.fn(),
}));

describe('the Firefox of the flows', () => {
  const logged: string[] = [];
  const find = () => findFirefox((line) => logged.push(line));
  let files: string[] = [];
  beforeEach(() => {
    files = [];
    logged.length = 0;
    jest.mocked(existsSync).mockImplementation((path) => files.includes(String(path)));
    jest.mocked(installsPackages).mockReturnValue(true);
    jest.mocked(installPackages).mockImplementation(() => void files.push('/usr/bin/firefox-esr'));
  });

  it('is an installed one', () => {
    files = ['/usr/bin/firefox'];
    expect(find()).toBe('/usr/bin/firefox');
    expect(installPackages).not.toHaveBeenCalled();
  });

  it("is else Debian's, for root", () => {
    expect(find()).toBe('/usr/bin/firefox-esr');
    expect(logged).toEqual(["Firefox: none, installing Debian's package firefox-esr"]);
  });

  it('is missing with the reason where it cannot be installed', () => {
    jest.mocked(installPackages).mockImplementation(() => {
      throw new Error('no mirror');
    });
    expect(find()).toBeUndefined();
    expect(logged.at(-1)).toBe('Firefox: none (no mirror). The flows in Firefox are left out.');
  });

  it('is missing where no package may be installed', () => {
    jest.mocked(installsPackages).mockReturnValue(false);
    expect(find()).toBeUndefined();
    expect(logged.at(-1)).toMatch(/^Firefox: none \(it is in no usual place/);
  });
});
