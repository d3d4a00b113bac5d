import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** Long text for reading or printing, at most 68 characters wide. */
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

/** The minimum height of a touch target, independent of the font. */
const Anchor = styled.a`
  display: inline-block;
  min-height: 24px;
  color: inherit;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  ${theme.media.phone} {
    margin-block: -11px;
    padding-block: 11px;
  }
`;

/** A section of a `Prose`. Its heading links to itself, so that users can share a link to it. */
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
