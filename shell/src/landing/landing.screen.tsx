import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { theme, VisuallyHidden } from '@console/shared/ui';
import wallpaper from './wallpaper.svg';

const Picture = styled.img`
  display: block;
  flex: 1;
  width: 100%;
  min-height: 60dvh;
  max-height: calc(100dvh - 56px);
  background: ${theme.color.surfaceSunken};
  object-fit: cover;
  object-position: 50% 70%;
`;

/** What visitors see at the root and at addresses that name no screen. */
export function LandingScreen() {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = brand;
  }, [brand]);
  return (
    <>
      <VisuallyHidden>
        <h1>{brand}</h1>
      </VisuallyHidden>
      <Picture src={wallpaper} alt="Wallpaper" width={1600} height={900} fetchPriority="high" />
    </>
  );
}
