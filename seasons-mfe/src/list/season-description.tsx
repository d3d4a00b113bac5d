import { styled } from 'styled-components';

/** About two lines of its column. */
const shortLength = 60;

const Words = styled.div`
  min-width: 10rem;
  overflow-wrap: anywhere;
`;

const Summary = styled.summary`
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
  const beginning = beginningOf(text);
  if (beginning === text) return <Words>{text}</Words>;
  return (
    <Words as="details">
      <Summary>{beginning}</Summary>
      <Rest>{text.slice(beginning.length)}</Rest>
    </Words>
  );
}

/** Cut between words, so that no letter of a composed script is torn. */
function beginningOf(text: string): string {
  if (text.length <= shortLength) return text;
  const cut = text.slice(0, shortLength);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || Array.from(cut).slice(0, -1).join('');
}
