import { existsSync } from 'node:fs';
import { installPackages, installsPackages, reasonOf } from '../programs';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** An installed Firefox, else Debian's. Logs which one it is, or why there is none: then its flows are left out. */
export function findFirefox(log: (line: string) => void): string | undefined {
  const installed = places.find(existsSync);
  if (installed) {
    log(`Firefox: ${installed} (already installed)`);
    return installed;
  }
  let problem = 'it is in no usual place, and no package of Debian can be installed here';
  if (installsPackages()) {
    log("Firefox: none, installing Debian's package firefox-esr");
    try {
      installPackages(['firefox-esr']);
      return places.find(existsSync);
    } catch (error) {
      problem = reasonOf(error);
    }
  }
  log(`Firefox: none (${problem}). The flows in Firefox are left out.`);
  return undefined;
}
