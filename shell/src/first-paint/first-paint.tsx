import type { ReactNode } from 'react';
import { ConfigProvider, type ConsoleConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';
import { MemoryRouter } from '@console/shared/router/memory';
import { SessionProvider, type SessionAccess } from '@console/shared/session';
import { ConsoleTheme } from '@console/shared/ui';
import type { PageKind } from '../boot/needed-parts';
import { Landing } from '../landing/landing';
import { Frame } from '../layout/frame';
import { Waiting } from '../remotes/waiting';

/** Nobody is signed in while no script has run. */
const nobody: SessionAccess = {
  session: null,
  signIn: async () => ({ signedIn: false, reason: 'cancelled', message: '' }),
  signOut: async () => undefined,
  warmUp: () => undefined,
  openDatabase: () => Promise.reject(new Error('No database before the first script')),
};

type FirstPaintProps = {
  page: PageKind;
  config: ConsoleConfig;
  /** Address of the landing page's picture. */
  picture: string;
  /** What a public page holds. */
  text: ReactNode;
};

/** What a page shows before any script has run: the frame, and in it as much of the screen as is known by then. */
export function FirstPaint({ page, config, picture, text }: FirstPaintProps) {
  const screens: Record<PageKind, ReactNode> = {
    landing: <Landing picture={picture} />,
    staff: <Waiting />,
    public: text,
  };
  return (
    <ConsoleTheme>
      <ConfigProvider value={config}>
        <MemoryRouter initialEntries={[paths.landing]}>
          <SessionProvider value={nobody}>
            <Frame controls={page === 'staff' ? null : undefined}>{screens[page]}</Frame>
          </SessionProvider>
        </MemoryRouter>
      </ConfigProvider>
    </ConsoleTheme>
  );
}
