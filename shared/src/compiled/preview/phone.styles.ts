import { createGlobalStyle, css, styled } from 'styled-components';
import { theme, visuallyHidden } from '@console/shared/ui';

const { color, space } = theme;

const parts = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  @media print {
    display: none;
  }
`;

/** Stays beside the form while the form scrolls. */
export const Beside = styled.aside`
  ${parts}
  position: sticky;
  top: 6rem;
  height: min(46rem, calc(100dvh - 7rem));
`;

export const Sheet = styled.dialog`
  width: min(26rem, calc(100vw - ${space(4)}));
  height: calc(100dvh - ${space(4)});
  max-height: none;
  padding: ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.background};
  color: ${color.text};

  &[open] {
    ${parts}
  }

  &::backdrop {
    background: ${color.veil};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};

  button {
    flex: none;
  }

  h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};

  label {
    ${visuallyHidden}
  }

  button {
    min-width: ${theme.touch};
    padding-inline: ${space(2)};
  }

  [aria-disabled='true'] {
    border-color: ${color.hairline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

/** The phone: what is longer than it scrolls. */
export const Phone = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  min-height: 16rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 6px solid ${color.border};
  border-radius: 24px;
  background: ${color.background};
`;

/** The page behind has no scroll bar. */
export const NoScroll = createGlobalStyle`
  html {
    overflow: hidden;
  }
`;

export const Window = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.background};
  color: ${color.text};

  &[open] {
    display: flex;
    flex-direction: column;
  }

  @media print {
    display: none;
  }
`;

/** Says at the top of a rehearsal that it is one. */
export const Strip = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surfaceSunken};
  font-size: ${theme.fontSize.table};

  span {
    flex: 1 1 10rem;
  }

  button {
    flex: none;
  }
`;

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 0;
  width: min(100%, 44rem);
  min-height: 0;
  margin-inline: auto;
  overflow-y: auto;

  > section {
    flex: none;
  }

  h3 {
    font-size: ${theme.fontSize.title};
  }

  label {
    font-size: ${theme.fontSize.lead};
  }

  /* Buttons at the lower edge, where the thumb is. */
  ${theme.media.phone} {
    > section {
      flex: 1 0 auto;
    }

    h3 {
      font-size: ${theme.fontSize.lead};
    }
  }
`;
