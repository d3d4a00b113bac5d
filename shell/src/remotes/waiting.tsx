import { styled } from 'styled-components';
import { LoadingState, theme } from '@console/shared/ui';

const Sheet = styled.div`
  width: 100%;
  min-height: ${theme.screenHeight};
  max-width: calc(1200px + ${theme.space(12)});
  margin-inline: auto;
  padding: ${theme.space(20)} ${theme.space(6)} ${theme.space(10)};

  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;

/** A screen on its way. It has no heading: only the screen itself knows its title. */
export const Waiting = () => (
  <Sheet>
    <LoadingState />
  </Sheet>
);
