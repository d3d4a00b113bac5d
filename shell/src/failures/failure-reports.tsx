import { useEffect, useEffectEvent } from 'react';
import { useConfig } from '@console/shared/config';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../updates/registry-context';
import { sendFailures } from './reporter';

/** Reports the failures of a signed-in person's page. */
export function FailureReports() {
  const config = useConfig();
  const { openDatabase } = useSessionAccess();
  const registry = useRegistry();
  const page = useEffectEvent(() => ({ config, registry, openDatabase }));
  useEffect(() => sendFailures(page), []);
  return null;
}
