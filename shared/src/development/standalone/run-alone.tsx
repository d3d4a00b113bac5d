import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteModule } from '@console/shared/contract';
import { createConsoleStore, recordInHistory } from '@console/shared/data';
import { createAuthenticator } from '@console/shared/firebase/auth';
import { openFirestoreGateway } from '@console/shared/firebase/firestore';
import { persistSelection } from '@console/shared/selection';
import { readStoredSession } from '@console/shared/session';
import { AloneApp } from './alone-app';
import { createDesk } from './desk';
import { readSurroundings } from './surroundings';

/**
 * Renders a module standalone, without shell and other modules, on the real local backend with a demo account. For
 * development only: `npm run dev -- <module> --alone` serves the page.
 */
export async function runAlone(module: RemoteModule): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('alone.html has no #root');
  const root = createRoot(container);
  try {
    const { config, surroundings } = await readSurroundings();
    const database = await openFirestoreGateway(config);
    const gateway = recordInHistory(
      database,
      () => readStoredSession()?.person ?? null,
      () => import('@console/shared/history'),
    );
    const desk = createDesk({
      gateway,
      authenticator: createAuthenticator(config),
      surroundings,
      // Mounted screens would send requests while the database closes.
      leave: () => root.unmount(),
    });
    const session = await desk.restored();
    const store = createConsoleStore(gateway);
    persistSelection(store);
    root.render(
      <StrictMode>
        <AloneApp {...{ module, config, surroundings, gateway, store, desk, session }} />
      </StrictMode>,
    );
  } catch (error) {
    console.error('The module cannot run alone', error);
    root.render(<p role="alert">The module cannot run alone: {String(error)}</p>);
  }
}
