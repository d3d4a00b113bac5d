import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLastKnown } from '@console/shared/access';
import { Card, ErrorState, LoadingState, theme } from '@console/shared/ui';

const Block = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  min-width: 0;

  & > h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

type SettingQuery<Setting> = {
  /** `null` while the season has no such document. */
  currentData?: Setting | null;
  isError: boolean;
  error?: { message?: string };
  refetch: () => unknown;
};

type SettingCardProps<Setting> = {
  title: string;
  query: SettingQuery<Setting>;
  children: (stored: Setting | null) => ReactNode;
};

/** A block of the settings, which waits and fails on its own. Once shown, a form stays: what was typed is in it. */
export function SettingCard<Setting>({ title, query, children }: SettingCardProps<Setting>) {
  const { currentData, isError, error, refetch } = query;
  const stored = useLastKnown(currentData);
  const content = () => {
    if (stored !== undefined) return children(stored);
    if (!isError) return <LoadingState rows={4} />;
    return (
      <ErrorState title="These settings could not be loaded" onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  };
  return (
    <Block>
      <h2>{title}</h2>
      {content()}
    </Block>
  );
}
