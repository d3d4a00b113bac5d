import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button } from '../actions/button';
import { BrandMark } from '../actions/brand-mark';
import { Icon } from '../actions/icon';
import { Card } from '../layout/card';
import { theme } from '../theme/theme';

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding-block: ${theme.space(10)};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.lead};
`;

const Description = styled.div`
  max-width: 52ch;
  color: ${theme.color.textMuted};
  text-wrap: pretty;

  p + p {
    margin-top: ${theme.space(2)};
  }
`;

const Sign = styled.span<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  font-size: 1.5rem;
  line-height: 0;
`;

interface StateProps {
  title: string;
  children?: ReactNode;
}

/** An empty state: says what to do next, with a link or button for it. */
export function EmptyState({ title, children, action }: StateProps & { action?: ReactNode }) {
  return (
    <Sheet>
      <Sign $ink={theme.color.textMuted}>
        <BrandMark />
      </Sign>
      <Title>{title}</Title>
      {children && <Description>{children}</Description>}
      {action}
    </Sheet>
  );
}

/** An error state: what happened, what was kept and what to do. `onRetry` adds a Retry button. */
export function ErrorState({ title, children, onRetry }: StateProps & { onRetry?: () => void }) {
  return (
    <Sheet role="alert">
      <Sign $ink={theme.color.danger}>
        <Icon name="alert" />
      </Sign>
      <Title>{title}</Title>
      {children && <Description>{children}</Description>}
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
    </Sheet>
  );
}
