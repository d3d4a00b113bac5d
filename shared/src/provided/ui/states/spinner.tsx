import { keyframes, styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { theme } from '../theme/theme';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(2.5)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.table};
`;

const Ring = styled.span`
  width: 18px;
  height: 18px;
  border: 2px solid ${theme.color.hairline};
  border-top-color: ${theme.color.accent};
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;

/** A progress indicator. */
export function Spinner({ label = t('Loading…') }: { label?: string }) {
  return (
    <Label>
      <Ring aria-hidden="true" />
      {label}
    </Label>
  );
}
