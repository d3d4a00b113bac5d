import { useId } from 'react';
import { styled } from 'styled-components';
import type { Draft } from '@console/shared/drafts';
import { formatOnDevice, takeCharacters, wholeDates } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { titleAt } from '@console/shared/model';
import { Button, CopyButton, LinkButton, theme } from '@console/shared/ui';
import { DraftPlace } from './draft-place';

const Sheet = styled.section`
  display: grid;
  gap: ${theme.space(2)};
  padding-top: ${theme.space(3)};
  border-top: 1px solid ${theme.color.hairline};

  h3 {
    font-size: ${theme.fontSize.body};
  }
`;

const Since = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The number of characters that identify a text; Copy text copies all of it. */
const shownLength = 200;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

type DraftCardProps = {
  draft: Draft;
  isDiscarded: boolean;
  onOpen: () => void;
  onDiscard: () => void;
  onUndo: () => void;
};

/** One draft of the list. */
export function DraftCard({ draft, isDiscarded, onOpen, onDiscard, onUndo }: DraftCardProps) {
  const id = useId();
  const { address, text } = draft;
  const { text: beginning, cut } = takeCharacters(text, shownLength);
  const title = titleAt(new URL(address, location.origin).pathname);
  return (
    <Sheet aria-labelledby={id}>
      <h3 id={id}>{title ? t(title) : address}</h3>
      <DraftPlace address={address} />
      <Since>{isDiscarded ? t('Draft discarded.') : wholeDates(stateOf(draft))}</Since>
      {!isDiscarded && (
        <Text dir="auto" translate="no">
          {cut ? `${beginning}…` : beginning}
        </Text>
      )}
      <Actions>
        {!isDiscarded && (
          <>
            <LinkButton to={address} onClick={onOpen}>
              {t('Open')}
            </LinkButton>
            <CopyButton variant="secondary" text={text} label={t('Copy text')} copiedLabel={t('Copied')} />
          </>
        )}
        <Button key="discard" onClick={isDiscarded ? onUndo : onDiscard}>
          {isDiscarded ? t('Undo') : t('Discard')}
        </Button>
      </Actions>
    </Sheet>
  );
}

function stateOf({ updatedAt, pending }: Draft): string {
  if (!pending) return t('Last typed {time}', { time: formatOnDevice(updatedAt) });
  if (pending.state === 'refused') return `${t('Not saved.')} ${pending.reason ?? ''}`;
  return t('Saved {time}, waiting for the database', { time: formatOnDevice(pending.since) });
}
