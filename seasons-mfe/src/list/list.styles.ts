import { styled } from 'styled-components';

/**
 * The text of a cell: a long text without a space, such as an e-mail, breaks instead of widening its column.
 */
export const CellText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
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
