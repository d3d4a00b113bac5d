import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
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

  /* Between two screens, while one leads on to another. */
  &:not(:has(h1, [data-loading])) {
    min-height: ${theme.screenHeight};
  }
`;

type FrameProps = {
  children: ReactNode;
  /** What stands at the right of the bar; the person's own controls when not given. */
  controls?: ReactNode;
  /** What the console as a whole has to say, in view at the end of the content. */
  notices?: ReactNode;
};

/** What every screen stands in: top bar, content, footer. */
export function Frame({ children, controls = <SessionControls />, notices }: FrameProps) {
  const [breadcrumb, setBreadcrumb] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <Sheet>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar breadcrumbRef={setBreadcrumb} controls={controls} />
      <Main id="main" ref={main} tabIndex={-1}>
        <BreadcrumbSlotProvider value={breadcrumb}>{children}</BreadcrumbSlotProvider>
      </Main>
      {notices}
      <Footer />
    </Sheet>
  );
}
