import { openFirestoreGateway } from '@console/shared/firebase/firestore';
import { gatewayConformance } from '../../shared/src/development/testing/gateway-conformance';
import type { ConsoleConfig } from '@console/shared/config';

/** Runs the conformance cases on the real gateway, in the page that loads this script. */
async function runConformance(config: ConsoleConfig): Promise<{ promise: string; fault: string | null }[]> {
  const gateway = await openFirestoreGateway(config);
  const results = [];
  for (const [index, { promise, run }] of gatewayConformance.entries()) {
    const fault = await run(gateway, `conformance/run${index}`).then(
      () => null,
      (error: unknown) => String(error),
    );
    results.push({ promise, fault });
  }
  await gateway.close();
  return results;
}

Object.assign(window, { runConformance });
