import { styled } from 'styled-components';
import { theme } from '@console/shared/ui/text';
import type { PolicySection } from './policy-section';

const List = styled.nav`
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.fontSize.small};

  h2 {
    margin-bottom: ${theme.space(2)};
    font-size: ${theme.fontSize.table};
  }

  ol {
    display: grid;
    margin: 0;
    padding-left: 1.5rem;
  }

  /* The room of a link is around its item: the number may be painted before the link, which must not move it. */
  li {
    --room: 3px;

    margin-block: var(--room);

    ${theme.media.phone} {
      --room: 13px;
    }
  }

  a {
    /* Aligns the number with the first line of a link that wraps. */
    display: block;
    width: fit-content;
    margin-block: calc(-1 * var(--room));
    padding-block: var(--room);
  }

  @media screen {
    @container page (width >= 60rem) {
      position: sticky;
      /* Below the sticky top bar, at the height where anchors stop. */
      top: 7rem;
      max-height: calc(100dvh - 8rem);
      overflow-y: auto;
    }
  }

  @media print {
    display: none;
  }
`;

/** Lists the sections of the text as links. */
export function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <List aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </List>
  );
}
