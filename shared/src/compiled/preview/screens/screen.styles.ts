import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space, fontSize } = theme;

/** A screen of the players' app. It has the focus after each step, so that keys work. */
export const Screen = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  flex: 1 0 auto;
  padding: ${space(5)} ${space(4)};
  outline: none;
  overflow-wrap: anywhere;
`;

export const Title = styled.h3`
  font-size: ${fontSize.lead};
`;

export const Text = styled.p`
  white-space: pre-wrap;
`;

export const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.table};
`;

/** The buttons that lead on, at the lower edge. */
export const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(4)};
`;

export const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
`;

/** Marks what is not part of the players' app. */
export const Placeholder = styled.div`
  display: grid;
  place-content: center;
  min-height: 4rem;
  padding: ${space(3)};
  border: 2px dashed ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${fontSize.table};
  text-align: center;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  margin: 0;
  font-size: ${fontSize.table};

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
  }

  /* A date may break anywhere where the letters are large: the phone is narrow. */
  time {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${space(0.5)} ${space(3)};
    border: 1px solid ${color.border};
    border-radius: 999px;
    font-size: ${fontSize.table};
  }
`;
