import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

const Select = styled.select`
  max-width: 32ch;
  min-height: 32px;
`;

type ChoiceProps = {
  label: string;
  /** The label of the empty option. */
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
};

/** A select in the bar of a standalone module. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <Label>
      {label}
      <Select value={isKnown ? value : '?'} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value="?">…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Label>
  );
}
