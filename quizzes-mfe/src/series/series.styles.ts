import { styled } from 'styled-components';
import { FormCard } from '@console/shared/forms';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const Form = styled(FormCard)`
  max-width: none;
`;

/** Pattern and preview beside each other where there is room. */
export const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 28rem), 1fr));
  align-items: start;
  gap: ${space(6)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  min-width: 0;
`;

export const Weekdays = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${theme.fontSize.table};
    font-weight: 600;
  }

  /* The message of the group is below its first box. */
  > :has([aria-invalid]) {
    grid-column: 1 / -1;
  }

  ${theme.media.phone} {
    label {
      align-items: center;
      min-height: ${theme.touch};
    }
  }
`;

export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
`;

export const Heading = styled.h2`
  font-size: ${theme.fontSize.lead};
`;

export const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li<{ $isLeftOut: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  color: ${({ $isLeftOut }) => ($isLeftOut ? color.textMuted : color.text)};
  overflow-wrap: anywhere;
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Take = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(2.5)};
  min-width: 0;
  font-weight: 600;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.primary};
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};
  }
`;

export const Times = styled.p`
  margin: 0;
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Hints = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
  color: ${color.warning};
  font-size: ${theme.fontSize.small};
`;

export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  font-variant-numeric: tabular-nums;

  progress {
    flex: 1 1 8rem;
    min-width: 0;
    accent-color: ${color.primary};
  }
`;
