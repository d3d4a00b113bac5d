import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ConfigProvider, type ConsoleConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';
import { MemoryRouter } from '@console/shared/router/memory';
import { SessionProvider, type SessionAccess } from '@console/shared/session';
import { ConsoleTheme } from '@console/shared/ui';
import { Landing } from '../landing/landing';
import { Frame } from '../layout/frame';
import { SessionControls } from '../layout/session-controls';
import { Waiting } from '../remotes/waiting';
import { Unloaded } from './unloaded';

/** Nobody is signed in while no script has run. */
const nobody: SessionAccess = {
  session: null,
  signIn: async () => ({ signedIn: false, reason: 'cancelled', message: '' }),
  signOut: async () => undefined,
  warmUp: () => undefined,
  openDatabase: () => Promise.reject(new Error('No database before the first script')),
};

const Always = styled.div`
  display: contents;
`;

const ForVisitors = styled(Always)`
  [data-page='staff'] & {
    display: none;
  }
`;

const ForStaff = styled(Always)`
  :root:not([data-page='staff']) &,
  [data-unloaded] & {
    display: none;
  }
`;

/** Who is signed in, only the shell can say, and only it can sign in. */
const WhileSignedOut = styled(Always)`
  [data-signed-in] &,
  [data-unloaded] & {
    visibility: hidden;
  }
`;

/**
 * The pages that are painted, as their `data-page` says. That of the landing page shows staff what comes there, once its
 * script has made it one for `staff`.
 */
export type PaintedPage = 'landing' | 'public';

type FirstPaintProps = {
  page: PaintedPage;
  config: ConsoleConfig;
  /** Address of the landing page's picture. */
  picture: string;
  /** What a public page holds. */
  text: ReactNode;
};

/** What a page shows before any script has run: the frame, and in it as much of the screen as is known by then. */
export function FirstPaint({ page, config, picture, text }: FirstPaintProps) {
  const controls = (
    <WhileSignedOut>
      <SessionControls />
    </WhileSignedOut>
  );
  return (
    <ConsoleTheme>
      <ConfigProvider value={config}>
        <MemoryRouter initialEntries={[paths.landing]}>
          <SessionProvider value={nobody}>
            <Frame controls={controls} notices={<Unloaded />}>
              {page === 'public' ? text : <LandingOrWaiting picture={picture} />}
            </Frame>
          </SessionProvider>
        </MemoryRouter>
      </ConfigProvider>
    </ConsoleTheme>
  );
}

/** The picture is not fetched where it is not shown. */
const LandingOrWaiting = ({ picture }: { picture: string }) => (
  <>
    <ForVisitors>
      <Landing picture={picture} loading="lazy" />
    </ForVisitors>
    <ForStaff>
      <Waiting />
    </ForStaff>
  </>
);
