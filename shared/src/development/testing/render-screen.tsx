import { render } from '@testing-library/react';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ConfigProvider, type ConsoleConfig } from '@console/shared/config';
import { createConsoleStore, GatewayProvider, type ConsoleStore } from '@console/shared/data';
import { UndoHost } from '@console/shared/history';
import { useLocation } from '@console/shared/router';
import { MemoryRouter } from '@console/shared/router/memory';
import { readStoredSelection, selectionRestored } from '@console/shared/selection';
import { SessionProvider, type Session, type SessionAccess } from '@console/shared/session';
import { ConsoleTheme, dismissToasts, Toaster } from '@console/shared/ui';
import { admin } from './builders';
import { createMemoryGateway, type Documents, type MemoryGateway } from './memory-gateway';
import { withHistory } from './with-history';

export const testConfig: ConsoleConfig = {
  firebase: { apiKey: 'test', authDomain: 'quiz.example.org', projectId: 'demo-test' },
  brand: 'Bible Quiz Console',
  supportEmail: 'support@example.org',
  publicHost: 'https://quiz.example.org',
};

/** The session, data and URL to render a screen with. */
export type RenderOptions = {
  /** The session; by default an Admin, `null` for signed out. */
  session?: Session | null;
  documents?: Documents;
  /** The URL of the screen, e.g. `/home?season=S1`. */
  at?: string;
  /** Session functions to replace, e.g. `signIn`. */
  access?: Partial<SessionAccess>;
};

/** What a test can inspect beside the page. */
export type RenderedScreen = {
  gateway: MemoryGateway;
  store: ConsoleStore;
  /** The current URL: path and query. */
  address(): string;
};

/** Renders a screen as the shell does, with theme, configuration, session, store and router. */
export function renderScreen(screen: ReactElement, options: RenderOptions = {}): RenderedScreen {
  const { session = admin(), documents, at = '/', access } = options;
  dismissToasts();
  const gateway = createMemoryGateway(documents);
  const recording = withHistory(gateway, () => session?.person ?? null);
  const store = createConsoleStore(gateway);
  store.dispatch(selectionRestored(readStoredSelection()));
  let address = at;

  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }

  const sessionAccess: SessionAccess = {
    session,
    signIn: async () => ({ signedIn: false, reason: 'cancelled', message: '' }),
    signOut: async () => undefined,
    warmUp: () => undefined,
    openDatabase: async () => gateway,
    ...access,
  };

  const Around = ({ children }: { children: ReactNode }) => (
    <ConsoleTheme>
      <ConfigProvider value={testConfig}>
        <SessionProvider value={sessionAccess}>
          <GatewayProvider value={recording}>
            <Provider store={store}>
              <MemoryRouter initialEntries={[at]}>
                <Address />
                <Suspense fallback="Loading…">{children}</Suspense>
                <UndoHost />
                <Toaster />
              </MemoryRouter>
            </Provider>
          </GatewayProvider>
        </SessionProvider>
      </ConfigProvider>
    </ConsoleTheme>
  );

  render(screen, { wrapper: Around });
  return { gateway, store, address: () => address };
}
