import { styled } from 'styled-components';

/** The text of a cell: a word without a break, such as a long e-mail, breaks rather than widen its column. */
export const CellText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
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
