import { existsSync } from 'node:fs';
import { firefox, findOrInstall, webKit } from './debian-browsers';
import { installPackages, installsPackages } from './programs';

jest.mock('node:fs');
jest.mock('./programs', () => ({
  ...jest.requireActual<object>('./programs'),
  installPackages: jest.fn(),
  installsPackages: jest.fn(),
}));

describe('a browser of Debian', () => {
  const logged: string[] = [];
  const find = (browser = firefox) => findOrInstall(browser, (line) => logged.push(line));
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

  it('is installed else, for root', () => {
    expect(find()).toBe('/usr/bin/firefox-esr');
    expect(logged).toEqual(['Firefox: none, installing from Debian: firefox-esr']);
  });

  it('is installed with what it draws on', () => {
    files = ['/usr/bin/WebKitWebDriver'];
    jest.mocked(installPackages).mockImplementation(() => void files.push('/usr/bin/Xvfb'));
    expect(find(webKit)).toBe('/usr/bin/WebKitWebDriver');
    expect(installPackages).toHaveBeenCalledWith(['webkit2gtk-driver', 'xvfb']);
  });

  it('is missing with the reason where it cannot be installed', () => {
    jest.mocked(installPackages).mockImplementation(() => {
      throw new Error('no mirror');
    });
    expect(find()).toBeUndefined();
    expect(logged.at(-1)).toBe('Firefox: none (no mirror). The flows in Firefox are left out.');
  });

  it('is missing where its packages do not have it', () => {
    expect(find(webKit)).toBeUndefined();
    expect(logged.at(-1)).toMatch(/^WebKit: none \(it is not there after/);
  });

  it('is missing where no package may be installed', () => {
    jest.mocked(installsPackages).mockReturnValue(false);
    expect(find()).toBeUndefined();
    expect(logged.at(-1)).toMatch(/^Firefox: none \(it is in no usual place/);
  });
});
