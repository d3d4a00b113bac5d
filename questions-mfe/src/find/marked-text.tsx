import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { excerpt } from './excerpt';
import type { Range } from './folded-text';

/** The mark of the browser has colours of its own, which a dark page cannot take. */
const Mark = styled.mark`
  border-radius: 2px;
  background: color-mix(in srgb, ${theme.color.accent} 35%, ${theme.color.surface});
  color: inherit;
`;

/** A text with its marks, without the far parts of a long one. */
export const MarkedText = ({ text, ranges }: { text: string; ranges: readonly Range[] }) => (
  <bdi translate="no">
    {excerpt(text, ranges).map((piece, index) =>
      piece.isMarked ? <Mark key={index}>{piece.text}</Mark> : piece.text,
    )}
  </bdi>
);
