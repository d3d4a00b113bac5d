import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isSecure } from '@console/shared/contract';
import { runCommand, UserFacingError } from './command';
import { faultsOnline } from './hosting/check-live';

/** A release that becomes live between two requests, or a lost connection, is over by then. */
const secondLookMs = 30_000;

const example = 'https://your-console-shell.web.app';

const help = `npm run check-live -- <address of the console>
  Requests what visitors of a console get, such as ${example}: its page with the Content Security
  Policy, config.json, the registry, and the manifest and first scripts of each live module. Checks statuses, JSON and
  hashes. Needs no rights. Looks again after ${secondLookMs / 1000} s, says what is wrong then, and ends with 1.`;

runCommand(help, async ({ log, signal }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [address] = positionals;
  const console = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined;
  if (!console || !isSecure(console) || positionals.length > 1)
    throw new UserFacingError(`Name the whole https address of the console, such as ${example}.`);
  let faults = await faultsOnline(console);
  if (faults.length > 0) {
    await wait(secondLookMs, undefined, { signal });
    faults = await faultsOnline(console);
  }
  for (const fault of faults) log(fault);
  if (faults.length === 0) log(`${console.href}: page, configuration, registry and modules are as released.`);
  return faults.length > 0 ? 1 : 0;
});
