import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './test-browser';

jest.mock('node:child_process');
jest.mock('node:fs');

describe('the browser of the flows', () => {
  const before = process.env.CHROME_PATH;
  afterEach(() => {
    if (before === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = before;
  });

  it('is the one that CHROME_PATH names, and logs it', () => {
    jest.mocked(existsSync).mockReturnValue(true);
    process.env.CHROME_PATH = process.execPath;
    const logged: string[] = [];
    expect(findBrowser((line) => logged.push(line))).toBe(process.execPath);
    expect(logged).toEqual([`Browser: ${process.execPath} (named by CHROME_PATH)`]);
  });

  it('reports a wrong CHROME_PATH instead of using another browser', () => {
    jest.mocked(existsSync).mockReturnValue(false);
    process.env.CHROME_PATH = '/no/such/browser';
    expect(() => findBrowser(() => undefined)).toThrow(
      "CHROME_PATH is '/no/such/browser', where there is no browser.",
    );
  });

  describe('without CHROME_PATH', () => {
    const logged: string[] = [];
    /** Files that exist and programs that run; any other program fails with this text. */
    function machine({ root = true, files = [] as string[], fails = {} as Record<string, string> }) {
      jest.spyOn(process, 'getuid').mockReturnValue(root ? 0 : 1000);
      jest.spyOn(chromium, 'executablePath').mockReturnValue('/playwrights/chrome');
      jest.mocked(existsSync).mockImplementation((path) => files.includes(String(path)));
      jest.mocked(execFileSync).mockImplementation((program, args) => {
        const command = [program, ...(args ?? [])].join(' ');
        const failing = Object.keys(fails).find((part) => command.includes(part));
        if (failing) throw Object.assign(new Error('failed'), { stderr: `first\n${fails[failing]}\n` });
        if (command.includes('install -y')) files.push('/usr/bin/chromium');
        if (command.includes('cli.js install')) files.push('/playwrights/chrome');
        return '';
      });
    }
    beforeEach(() => {
      delete process.env.CHROME_PATH;
      logged.length = 0;
    });
    const find = () => findBrowser((line) => logged.push(line));

    it('is an installed one, without root', () => {
      machine({ root: false, files: ['/usr/bin/chromium'] });
      expect(find()).toBe('/usr/bin/chromium');
      expect(logged).toEqual(['Browser: /usr/bin/chromium (already installed)']);
    });

    it('is the headless shell where it is installed, unless a window is needed', () => {
      machine({ root: false, files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
      expect(find()).toBe('/usr/bin/chromium-headless-shell');
      expect(findBrowser((line) => logged.push(line), 'full')).toBe('/usr/bin/chromium');
    });

    it("is Debian's package for root, which includes its libraries", () => {
      machine({ files: ['/usr/bin/apt-get'] });
      expect(find()).toBe('/usr/bin/chromium');
      expect(logged[0]).toBe("Browser: none that starts, installing Debian's package chromium");
    });

    it("is Playwright's where no package may be installed", () => {
      machine({ root: false, files: ['/usr/bin/apt-get'] });
      expect(find()).toBe('/playwrights/chrome');
    });

    it('reports for each step why it failed', () => {
      const fails = {
        '--version': 'libnss3.so is missing',
        'apt-get update': 'no mirror',
        'cli.js': 'no internet',
      };
      machine({ files: ['/usr/bin/apt-get', '/usr/bin/chromium'], fails });
      expect(find).toThrow(/\/usr\/bin\/chromium does not start: libnss3.so is missing/);
      expect(find).toThrow(/Debian's package chromium: no mirror\n {2}Playwright's Chromium: no internet/);
    });
  });
});
