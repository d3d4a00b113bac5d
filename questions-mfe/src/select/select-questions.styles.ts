import { styled } from 'styled-components';
import { cardList } from '@console/shared/lists';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const List = styled.ol`
  ${cardList}
  padding: ${space(1)};
`;

/** The whole row is the target. */
export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto auto 1fr;
  align-items: baseline;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${theme.radius.control};
  font-size: ${theme.fontSize.table};
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }

  /* As a selected row of a table: ochre marks a place. */
  &&:has(:checked) {
    background: color-mix(in srgb, ${color.primary} 10%, ${color.surface});
  }

  input {
    align-self: center;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${color.primary};

    @media (min-height: 25rem) {
      scroll-margin-block: 7rem;
    }
  }
`;

export const Number = styled.span`
  min-width: 2em;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
