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

/** Stands where the document has nothing. */
export const Missing = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: 400;
`;
