import { parseArgs } from 'node:util';
import { crash } from './crash';

/** `npm run crash -w local-firebase -- --kills 50` */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
  const { faults, ...counts } = await crash(Number(values.kills), console.log);
  console.log(counts, faults.length === 0 ? 'Nothing was lost or torn.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
