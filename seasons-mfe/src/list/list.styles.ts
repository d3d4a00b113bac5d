import { styled } from 'styled-components';

/**
 * The text of a cell: a long text without a space, such as an e-mail, breaks instead of widening its column.
 */
export const CellText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Five lines at most. The padding is for Telugu, whose letters extend below the line. */
export const Clipped = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  padding-bottom: 0.1em;
`;

/** Replaces a value that the document does not have. */
export const Missing = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: 400;
`;

/** The room of the line above the list that leads back, which loads after the rows. */
export const ContinueRoom = styled.div`
  min-height: 52px;
  padding-bottom: 8px;
`;
