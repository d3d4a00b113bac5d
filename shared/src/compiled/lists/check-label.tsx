import { styled } from 'styled-components';
import { Icon, StatusLabel, theme } from '@console/shared/ui';
import { describeCounts, type CheckCounts } from './check-counts';

/** Not the square of a status, and unlike `StatusLabel` with the tone `warning`, never cut. */
const Warning = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space(1)};
  color: ${theme.color.warning};
  font-weight: 600;

  /* The text alone makes the baseline. */
  svg {
    align-self: center;
  }
`;

/** What is worth a look, with a warning sign. */
export const WarningLabel = ({ children }: { children: string }) => (
  <Warning>
    <Icon name="alert" />
    {children}
  </Warning>
);

/** What a check found, with the sign and the colour of the gravest. */
export function CheckLabel({ counts }: { counts: CheckCounts }) {
  const text = describeCounts(counts);
  if (counts.faults > 0) return <StatusLabel tone="danger">{text}</StatusLabel>;
  return counts.hints > 0 ? (
    <WarningLabel>{text}</WarningLabel>
  ) : (
    <StatusLabel tone="success">{text}</StatusLabel>
  );
}
