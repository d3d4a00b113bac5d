import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const Heading = styled.h2`
  font-size: ${theme.fontSize.lead};
`;

export const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const TextButton = styled.button`
  min-width: 24px;
  min-height: 24px;
  padding: 0 ${space(1)};
  border: 0;
  background: none;
  color: ${color.primary};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;

  ${theme.media.phone} {
    min-width: 44px;
    min-height: 44px;
  }
`;

export const Folded = styled.details`
  summary {
    min-height: 24px;
    cursor: pointer;
  }

  summary h2 {
    display: inline;
  }

  > :not(summary) {
    margin-top: ${space(4)};
  }

  ${theme.media.phone} {
    summary {
      align-content: center;
      min-height: ${theme.touch};
      margin-block: -${space(2)};
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(4)};

  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)};

    /* The id's name is too long for half a row. */
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Filter = styled.button`
  min-height: 36px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: 18px;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
  cursor: pointer;

  span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }

  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};

    span {
      color: inherit;
    }
  }

  ${theme.media.phone} {
    min-height: 44px;
    border-radius: 22px;
  }
`;

export const LeftOver = styled.details`
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};

  summary {
    display: list-item;
    min-height: 24px;
    cursor: pointer;
  }

  ul {
    margin: ${space(2)} 0 0;
    padding-inline-start: ${space(5)};
  }
`;

export const TakeAll = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  font-weight: 600;
  cursor: pointer;

  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.primary};
  }
`;

/** What was read is two lines high, on phones one, so that the review is in view. */
export const PasteBox = styled.div<{ $isFolded: boolean }>`
  textarea {
    ${({ $isFolded }) => $isFolded && 'field-sizing: fixed; height: var(--folded); min-height: 0;'}
  }

  --folded: 4.5rem;

  ${theme.media.phone} {
    --folded: ${theme.touch};
  }
`;

export const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Editor = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-width: 40rem;
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;
