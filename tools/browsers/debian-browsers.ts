import { existsSync } from 'node:fs';
import { installPackages, installsPackages, reasonOf } from './programs';

/** A browser of Debian that plays some of the flows. */
export type DebianBrowser = {
  readonly name: string;
  readonly packages: readonly string[];
  /** The program to start, if everything that it needs is installed. */
  find(): string | undefined;
};

export const firefox: DebianBrowser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync),
};

/** WebKitGTK, which draws on an X server only. */
export const webKit: DebianBrowser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  find: () => (existsSync('/usr/bin/Xvfb') ? ['/usr/bin/WebKitWebDriver'].find(existsSync) : undefined),
};

/** The program of a browser, which is installed if need be. Logs which one, or why there is none: its flows are left out. */
export function findOrInstall(
  { name, packages, find }: DebianBrowser,
  log: (line: string) => void,
): string | undefined {
  const installed = find();
  if (installed) {
    log(`${name}: ${installed} (already installed)`);
    return installed;
  }
  let problem = 'it is in no usual place, and no package of Debian can be installed here';
  if (installsPackages()) {
    log(`${name}: none, installing from Debian: ${packages.join(', ')}`);
    try {
      installPackages(packages);
      const program = find();
      if (program) return program;
      problem = 'it is not there after its packages were installed';
    } catch (error) {
      problem = reasonOf(error);
    }
  }
  log(`${name}: none (${problem}). The flows in ${name} are left out.`);
  return undefined;
}
