import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/**
 * A message about the console as a whole: sticky at the end of the content, so that nothing moves. On
 * phones, the end of the window belongs to the buttons of a form.
 */
export const Banner = styled.div`
  position: ${theme.sticky};
  z-index: 5;
  bottom: ${theme.space(4)};
  align-self: flex-start;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
  max-width: calc(100% - ${theme.space(8)});
  margin: ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border: 1px solid ${theme.color.hairline};
  border-left: 3px solid ${theme.color.primary};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text};

  ${theme.media.phone} {
    align-self: center;
  }

  & > svg {
    flex: none;
    color: ${theme.color.primary};
  }

  /* Stays beside the icon on narrow screens. */
  & > span {
    flex: 1 1 12rem;
  }

  ${theme.media.phone} {
    main:has([type='submit']) ~ * > & {
      position: static;
    }
  }

  @media print {
    display: none;
  }
`;

/** The live region of a banner: present before the banner, so that screen readers announce it. */
export const BannerRegion = styled.div.attrs({ 'aria-live': 'polite' })`
  display: contents;
`;
