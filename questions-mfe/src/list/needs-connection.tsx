import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { WaitingButton } from '../waiting-button';

const Reason = styled.span`
  align-self: center;
  padding-inline: ${theme.space(2.5)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Actions that wait for a connection: they stay in their places, can be focused, and the reason stands beside them. */
export function NeedsConnection({ labels }: { labels: readonly string[] }) {
  const reason = useId();
  return (
    <>
      {labels.map((label) => (
        <WaitingButton key={label} variant="quiet" aria-disabled aria-describedby={reason}>
          {label}
        </WaitingButton>
      ))}
      <Reason id={reason}>{t('You’re offline. You need a connection to select or export questions.')}</Reason>
    </>
  );
}
