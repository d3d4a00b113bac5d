import { styled } from 'styled-components';
import { Card, theme, Toolbar } from '@console/shared/ui';

const { color, space } = theme;

export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  /* As high as the screen, so that its bar stands in one place whatever the length of the question. */
  ${theme.media.phone} {
    display: flex;
    flex-direction: column;
    min-height: calc(${theme.screenHeight} - ${space(32)});
    overflow-wrap: anywhere;
  }
`;

/** Below the question; on phones, at the bottom of the screen, with the pager. */
export const Bar = styled(Toolbar)<{ $isPhoneOnly: boolean }>`
  display: ${({ $isPhoneOnly }) => ($isPhoneOnly ? 'none' : 'flex')};

  ${theme.media.phone} {
    position: ${theme.sticky};
    bottom: 0;
    display: flex;
    gap: ${space(1)};
    width: auto;
    margin: auto -${space(4)} -${space(4)};
    padding: ${space(1.5)} ${space(2)};
    border-top: 1px solid ${color.hairline};
    border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
    background: ${color.surface};
    overflow-wrap: normal;

    :is(a, button) {
      padding-inline: ${space(2)};
    }

    [popover] button {
      justify-content: flex-start;
    }

    /* Two words stand one below the other before the bar takes another line. */
    > a {
      flex: 0 1 5rem;
      min-width: min-content;
      padding-block: ${space(0.5)};
    }

    /* The actions are together; the pager is at the end of the line, under the thumb. */
    > div {
      margin-inline: 0;
    }
  }

  @media print {
    display: none;
  }
`;

export const Text = styled.h2`
  /* Scrolled to here, the bar below the question still ends where the screen does. */
  scroll-margin-block-start: 5rem;
  font-size: ${theme.fontSize.lead};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: wrap;
`;

export const Options = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Option = styled.li<{ $correct: boolean }>`
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${({ $correct }) => ($correct ? color.success : color.hairline)};
  border-radius: ${theme.radius.control};
`;

export const Letter = styled.span`
  flex: none;
  color: ${color.textMuted};
  font-family: ${theme.font.book};
  font-weight: 600;
`;

export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Correct = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  align-self: center;
  color: ${color.success};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
`;

export const Answer = styled.dl`
  margin: 0;

  dt {
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Odd = styled.p`
  color: ${color.warning};
  font-weight: 600;
`;

/** Clips a question to a recognizable length. */
export const Clipped = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
`;
