import { styled } from 'styled-components';
import { theme } from '../theme/theme';

const Mark = styled.svg`
  flex: none;
  width: 1.75em;
  height: 1.75em;
`;

/** The product's mark: an open book with an ochre ribbon. */
export function BrandMark() {
  const { primary, surface, accent } = theme.color;
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill={primary}
        d="M16 7.6C12.6 5 8 4.4 2.6 5.4v19.2c5.4-1 10-.4 13.4 2.2 3.4-2.6 8-3.2 13.4-2.2V5.4C24 4.4 19.4 5 16 7.6Z"
      />
      <path
        fill="none"
        stroke={surface}
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M16 9.6v14.2M6.4 10.2c2.2-.2 4.2 0 6 .7M6.4 14.4c2.2-.2 4.2 0 6 .7M6.4 18.6c2.2-.2 4.2 0 6 .7"
      />
      <path fill={accent} d="M20.6 6.3c1.4-.5 2.8-.8 4.4-.9v12l-2.2-2-2.2 2.2Z" />
    </Mark>
  );
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  font-family: ${theme.font.book};
  font-size: ${theme.fontSize.lead};
  font-weight: 600;
  line-height: 1.15;

  /* Wraps to two lines beside the role and Logout if the font is wide, the phone small or the name long. */
  ${theme.media.phone} {
    font-size: ${theme.fontSize.table};
  }

  /* Two lines of the name and 44 px for each control leave no room for the mark. */
  @container page (width < 22rem) {
    svg {
      display: none;
    }
  }
`;

/** The mark and the name of the product. */
export function Wordmark({ name }: { name: string }) {
  return (
    <Name>
      <BrandMark />
      {name}
    </Name>
  );
}
