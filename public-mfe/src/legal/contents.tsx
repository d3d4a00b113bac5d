import { styled } from 'styled-components';
import { theme } from '@console/shared/ui/text';
import type { PolicySection } from './policy-section';

const List = styled.nav`
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSunken};
  font-size: ${theme.fontSize.small};

  h2 {
    font-size: ${theme.fontSize.table};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: 3px;
  }

  /* The heading unfolds the list; a section that is chosen folds it again. */
  ${theme.media.phone} {
    a {
      padding-block: 13px;
    }

    &:not(:target) ul {
      display: none;
    }
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
    <List id="contents" aria-label="Contents">
      <h2>
        <a href="#contents">Contents</a>
      </h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </List>
  );
}
