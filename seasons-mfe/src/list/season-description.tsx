import { takeCharacters } from '@console/shared/format';
import { styled } from 'styled-components';
import { CellText } from './list.styles';

/** In characters: about two lines of its column. */
const shortLength = 24;

const Summary = styled.summary`
  min-height: 24px;
  cursor: pointer;

  ${({ theme }) => theme.media.phone} {
    min-height: ${({ theme }) => theme.touch};
    padding-block: 10px;
  }

  details:not([open]) > &::after {
    content: '…';
  }
`;

const Rest = styled.div`
  max-height: 40vh;
  overflow-y: auto;
  white-space: pre-line;
`;

/** A short text as it is, or the beginning of a long one with a button that shows all of it. */
export function SeasonDescription({ text }: { text: string }) {
  const whole = text.trim();
  const start = takeCharacters(whole, shortLength);
  if (!start.cut) return <CellText>{text}</CellText>;
  // Between words; a single long word is cut between letters.
  const shown = start.text.replace(/ [^ ]*$/, '');
  return (
    <CellText as="details">
      <Summary>{shown}</Summary>
      <Rest>{whole.slice(shown.length)}</Rest>
    </CellText>
  );
}
