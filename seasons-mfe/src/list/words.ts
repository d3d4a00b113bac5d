import { styled } from 'styled-components';

/**
 * The text of a cell, in a table at least `$min` rem wide: a word without a break, such as a long e-mail, gives way
 * rather than push the actions off the screen.
 */
export const Words = styled.div<{ $min: number }>`
  min-width: ${({ $min }) => $min}rem;
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.phone} {
    min-width: 0;
  }
`;

/** Five lines at most. The padding is for Telugu, which reaches below its line. */
export const Clipped = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  padding-bottom: 0.1em;
`;

/** Stands where the document has nothing. */
export const Missing = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: 400;
`;
