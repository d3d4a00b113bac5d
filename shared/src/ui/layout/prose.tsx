import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Long text to be read or printed: a measure of 68 characters. */
export const Prose = styled.article`
  max-width: 68ch;

  p,
  ul,
  ol {
    margin: 0 0 ${theme.space(4)};
  }

  ul,
  ol {
    padding-left: 1.5rem;
  }

  h2 {
    margin: ${theme.space(8)} 0 ${theme.space(3)};
    font-size: ${theme.fontSize.lead};
  }

  @media print {
    max-width: none;
    color: black;
    font-size: 11pt;

    h2 {
      break-after: avoid;
    }
  }
`;

/** As high as a finger needs, whatever the face. */
const Anchor = styled.a`
  display: inline-block;
  min-height: 24px;
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** A headed part of a `Prose`; its heading links to itself, so that a passage can be sent to someone. */
export function ProseSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>
        <Anchor href={`#${id}`}>{title}</Anchor>
      </h2>
      {children}
    </section>
  );
}
