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
    padding-left: ${theme.space(6)};
  }

  a {
    /* Its number stands at its first line, however many it has. */
    display: block;
    width: fit-content;
    padding-block: 3px;
  }

  @media screen and (min-width: 960px) {
    position: sticky;
    /* Below the bar, where anchors come to rest, too. */
    top: ${theme.space(18)};
    max-height: calc(100dvh - ${theme.space(22)});
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

/** What the text speaks of, as the way to each part. */
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
