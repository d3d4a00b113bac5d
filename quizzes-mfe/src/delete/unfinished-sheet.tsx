import { styled } from 'styled-components';
import { Card, theme } from '@console/shared/ui';
import type { UnfinishedDeletion } from './unfinished-deletion.converter';

/** The card of an unfinished deletion or restoration. */
export const Sheet = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${theme.space(3)};
  margin-bottom: ${theme.space(4)};
  overflow-wrap: anywhere;
`;

export interface UnfinishedDeletionsProps {
  seasonId: string;
  /** A deletion or restoration was finished here: the pressed button disappears. */
  onFinished: () => void;
}

export type UnfinishedProps = UnfinishedDeletionsProps & { unfinished: UnfinishedDeletion };
