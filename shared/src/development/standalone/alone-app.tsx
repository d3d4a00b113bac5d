import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { ConfigProvider, type ConsoleConfig } from '@console/shared/config';
import type { RemoteModule } from '@console/shared/contract';
import { GatewayProvider, type ConsoleStore, type DataGateway } from '@console/shared/data';
import { UndoHost } from '@console/shared/history';
import { BrowserRouter } from '@console/shared/router';
import { SessionProvider, type Session, type SessionAccess } from '@console/shared/session';
import { ConsoleTheme } from '@console/shared/ui';
import { AloneScreen } from './alone-screen';
import { AloneBar } from './alone-bar';
import type { Desk } from './desk';
import { SendSaved } from './send-saved';
import type { Surroundings } from './surroundings';

type AloneAppProps = {
  module: RemoteModule;
  config: ConsoleConfig;
  surroundings: Surroundings;
  gateway: DataGateway;
  store: ConsoleStore;
  desk: Desk;
  session: Session | null;
};

/** A module with all providers that its screens need, and a bar that replaces the other parts of the console. */
export function AloneApp(props: AloneAppProps) {
  const { module, config, surroundings, gateway, store, desk } = props;
  const [session, setSession] = useState(props.session);
  const access = useMemo<SessionAccess>(
    () => ({
      session,
      async signIn() {
        const [first] = surroundings.accounts;
        if (first) setSession(await desk.enter(first));
        return { signedIn: true };
      },
      signOut: () => desk.change(undefined),
      warmUp: () => undefined,
      openDatabase: async () => gateway,
    }),
    [desk, gateway, session, surroundings],
  );
  return (
    <ConsoleTheme>
      <ConfigProvider value={config}>
        <SessionProvider value={access}>
          <GatewayProvider value={gateway}>
            <Provider store={store}>
              <BrowserRouter>
                <AloneBar surroundings={surroundings} onChange={(account) => void desk.change(account)} />
                {session && <SendSaved module={module} session={session} />}
                <main>
                  <AloneScreen module={module} surroundings={surroundings} />
                </main>
                <UndoHost />
              </BrowserRouter>
            </Provider>
          </GatewayProvider>
        </SessionProvider>
      </ConfigProvider>
    </ConsoleTheme>
  );
}
