import { styled } from 'styled-components';
import { beginning } from './beginning';
import { Words } from './words';

/** About two lines of its column. */
const shortLength = 32;

const Summary = styled.summary`
  min-height: 24px;
  cursor: pointer;

  details:not([open]) > &::after {
    content: '…';
  }
`;

const Rest = styled.div`
  max-height: 40vh;
  overflow-y: auto;
  white-space: pre-line;
`;

/** A short text as it is; the beginning of a long one, which opens to the rest. */
export function SeasonDescription({ text }: { text: string }) {
  const shown = beginning(text, shortLength);
  if (shown === text) return <Words>{text}</Words>;
  return (
    <Words as="details">
      <Summary>{shown}</Summary>
      <Rest>{text.slice(shown.length)}</Rest>
    </Words>
  );
}
