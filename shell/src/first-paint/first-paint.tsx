import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ConfigProvider, type ConsoleConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { MemoryRouter } from '@console/shared/router/memory';
import { SessionProvider, type SessionAccess } from '@console/shared/session';
import { ConsoleTheme, LinkButton } from '@console/shared/ui';
import { Landing } from '../landing/landing';
import { Welcome } from '../landing/welcome';
import { Frame } from '../layout/frame';
import { ControlsRow, SessionControls } from '../layout/session-controls';
import { Waiting } from '../remotes/route/waiting';
import { NewerText } from './newer-text';
import { Unloaded } from './unloaded';

/** The session before any script has run. */
const signedOut: SessionAccess = {
  session: null,
  signIn: async () => ({ signedIn: false, reason: 'cancelled', message: '' }),
  signOut: async () => undefined,
  warmUp: () => undefined,
  openDatabase: () => Promise.reject(new Error('No database before the first script')),
};

const Always = styled.div`
  display: contents;
`;

const WhileStatic = styled(Always)`
  [data-page='loading']:not([data-unloaded]) & {
    display: none;
  }
`;

const WhileLoading = styled(Always)`
  :root:not([data-page='loading']) &,
  [data-unloaded] & {
    display: none;
  }
`;

/**
 * Only the shell knows who is signed in, and only the shell can sign in. What is above the footer would move when that comes
 * on a slow line.
 */
const WhileSignedOut = styled(Always)`
  #static:not(:has(footer)) main &,
  [data-signed-in] &,
  [data-unloaded] & {
    visibility: hidden;
  }
`;

/**
 * The prerendered pages, as in their `data-page`. A script sets it to `loading` while a screen is loading.
 */
export type PaintedPage = 'landing' | 'public';

type FirstPaintProps = {
  page: PaintedPage;
  config: ConsoleConfig;
  /** URL of the landing page's picture. */
  picture: string;
  /** The content of a public page. */
  text: ReactNode;
};

/** The prerendered page, shown before any script has run: the frame and the known part of the screen. */
export function FirstPaint({ page, config, picture, text }: FirstPaintProps) {
  const isPublic = page === 'public';
  const notices = (
    <>
      {isPublic && <NewerText />}
      <Unloaded />
    </>
  );
  return (
    <ConsoleTheme>
      <ConfigProvider value={config}>
        <MemoryRouter initialEntries={[paths.landing]}>
          <SessionProvider value={signedOut}>
            <Frame
              controls={<WhileSignedOut>{isPublic ? <SignInLink /> : <SessionControls />}</WhileSignedOut>}
              notices={notices}
            >
              {/* The picture is not requested while it is hidden. */}
              <WhileStatic>
                {isPublic ? (
                  text
                ) : (
                  <Landing picture={picture} loading="lazy">
                    <WhileSignedOut>
                      <Welcome />
                    </WhileSignedOut>
                  </Landing>
                )}
              </WhileStatic>
              <WhileLoading>
                <Waiting />
              </WhileLoading>
            </Frame>
          </SessionProvider>
        </MemoryRouter>
      </ConfigProvider>
    </ConsoleTheme>
  );
}

/** A public page may stay without a script: signing in happens on the landing page. */
const SignInLink = () => (
  <ControlsRow>
    <LinkButton variant="primary" to={paths.landing}>
      {t('Sign In')}
    </LinkButton>
  </ControlsRow>
);
