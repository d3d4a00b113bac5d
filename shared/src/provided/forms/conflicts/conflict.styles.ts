import { theme } from '@console/shared/ui';
import { styled } from 'styled-components';

const { color, space, fontSize } = theme;

export const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: ${space(5)};
  }

  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${fontSize.table};
    font-weight: 600;
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(3)};
`;

/** The whole card is clickable. A long text scrolls within its card, so that the other card stays visible. */
export const Option = styled.label<{ $chosen: boolean }>`
  display: block;
  max-height: 40dvh;
  padding: ${space(3)};
  overflow-y: auto;
  border: 1px solid ${({ $chosen }) => ($chosen ? color.primary : color.border)};
  border-radius: ${theme.radius.control};
  box-shadow: ${({ $chosen }) => ($chosen ? `inset 0 0 0 1px ${color.primary}` : 'none')};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${({ $chosen }) => ($chosen ? color.primary : color.text)};
    }
  }
`;

export const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  font-size: ${fontSize.table};
  font-weight: 600;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.primary};
  }
`;

export const Values = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
  font-size: ${fontSize.table};
`;

export const Name = styled.div`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;

/** `$differs` emphasizes the field in which the sides differ. */
export const Text = styled.div<{ $differs: boolean }>`
  font-weight: ${({ $differs }) => ($differs ? 700 : 400)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Nothing = styled(Text)`
  color: ${color.textMuted};
  font-style: italic;
`;

export const Missing = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  margin-top: ${space(1)};
  color: ${color.danger};
  font-size: ${fontSize.small};
  font-weight: 500;
`;
