import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { theme, Toaster, Wordmark } from '@console/shared/ui';

const Bar = styled.header`
  position: ${theme.sticky};
  z-index: 10;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space(4)};
  min-height: ${theme.barHeight};
  padding-inline: ${theme.space(6)};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};

  ${theme.media.phone} {
    flex-wrap: wrap;
    padding: ${theme.space(1)} ${theme.space(4)};
    gap: 0 ${theme.space(1)};
  }

  @media print {
    display: none;
  }
`;

/** On a phone the name takes two lines before the person's controls move to a separate line. */
const Home = styled(Link)`
  display: flex;
  min-width: 0;
  color: ${theme.color.text};
  text-decoration: none;

  ${theme.media.phone} {
    min-height: ${theme.touch};
    flex: 1 1 6rem;
    max-width: max-content;
  }
`;

const Middle = styled.div`
  flex: 1;
  min-width: 0;
  text-align: center;

  /* A phone has room only for the parts on both sides. */
  ${theme.media.phone} {
    display: none;
  }
`;

type TopBarProps = { breadcrumbRef: Ref<HTMLDivElement>; controls: ReactNode };

/** Brand at the left, the current season in the middle, the person at the right; notices below. */
export function TopBar({ breadcrumbRef, controls }: TopBarProps) {
  const { brand } = useConfig();
  return (
    <Bar>
      <Home to={paths.landing}>
        <Wordmark name={brand} />
      </Home>
      <Middle ref={breadcrumbRef} />
      {controls}
      <Toaster />
    </Bar>
  );
}
