import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { SkipLink, theme } from '@console/shared/ui';
import { BreadcrumbSlotProvider } from './breadcrumb-slot';
import { Footer } from './footer';
import { SessionControls } from './session-controls';
import { TopBar } from './top-bar';
import { useHeadingFocus } from './use-heading-focus';

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  color: ${theme.color.text};

  /* Keeps the height between two screens during a redirect. */
  &:not(:has(h1, [data-loading])) {
    min-height: ${theme.screenHeight};
  }

  /* Keeps the room of the footer, which a slow line brings later. */
  &:not(:has(~ footer)) {
    margin-bottom: 49px;
  }
`;

type FrameProps = {
  children: ReactNode;
  /** The controls at the right of the bar; the session controls by default. */
  controls?: ReactNode;
  /** Notices about the console as a whole, shown at the end of the content. */
  notices?: ReactNode;
};

/** The frame of every screen: top bar, content, footer. */
export function Frame({ children, controls = <SessionControls />, notices }: FrameProps) {
  const [breadcrumb, setBreadcrumb] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <Sheet>
      <SkipLink href="#main">{t('Skip to content')}</SkipLink>
      <TopBar breadcrumbRef={setBreadcrumb} controls={controls} />
      <Main id="main" ref={main} tabIndex={-1}>
        <BreadcrumbSlotProvider value={breadcrumb}>{children}</BreadcrumbSlotProvider>
      </Main>
      {notices}
      <Footer />
    </Sheet>
  );
}
