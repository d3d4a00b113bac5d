import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Outlet } from '@console/shared/router';
import { SkipLink, theme } from '@console/shared/ui';
import { ShellUpdate } from '../live/shell-update';
import { BreadcrumbSlotProvider } from './breadcrumb-slot';
import { Footer } from './footer';
import { LeaveQuestion } from './leave-question';
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
`;

/** What every screen stands in: top bar, content, footer. */
export function Frame() {
  const [breadcrumb, setBreadcrumb] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  return (
    <Sheet>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar breadcrumbRef={setBreadcrumb} />
      <Main id="main" ref={main} tabIndex={-1}>
        <BreadcrumbSlotProvider value={breadcrumb}>
          <Outlet />
        </BreadcrumbSlotProvider>
      </Main>
      <ShellUpdate />
      <Footer />
      <LeaveQuestion />
    </Sheet>
  );
}
