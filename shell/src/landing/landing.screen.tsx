import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { theme, VisuallyHidden } from '@console/shared/ui';
import wallpaper from './wallpaper.svg';

// The basis is a length because the frame has no fixed height: 0% would mean the picture's own 900 px there.
const Picture = styled.img`
  flex: 1 1 16rem;
  width: 100%;
  min-height: 0;
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
