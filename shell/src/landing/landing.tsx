import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { t } from '@console/shared/i18n';
import { theme, VisuallyHidden } from '@console/shared/ui';

// The basis is a length because the frame has no fixed height: 0% would resolve to the picture's own 900 px
// there.
const Picture = styled.img`
  flex: 1 1 16rem;
  width: 100%;
  min-height: 0;
  background: ${theme.color.surfaceSunken};
  object-fit: cover;
  object-position: 50% 70%;
`;

type LandingProps = {
  picture: string;
  loading?: 'lazy';
  /** Shown below the picture. */
  children: ReactNode;
};

/** The content of the landing page in the frame. */
export function Landing({ picture, loading, children }: LandingProps) {
  const { brand } = useConfig();
  return (
    <>
      <VisuallyHidden>
        <h1>{brand}</h1>
      </VisuallyHidden>
      <Picture
        src={picture}
        alt={t('Wallpaper')}
        width={1600}
        height={900}
        fetchPriority="high"
        loading={loading}
      />
      {children}
    </>
  );
}
