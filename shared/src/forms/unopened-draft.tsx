import { formatMoment } from '@console/shared/format';
import { Button, Card, CopyButton, theme } from '@console/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DisplayValues } from './display-values';
import type { DisplayValue } from './remote-changes';
import { useFocusAtFirst } from './use-focus-at-first';

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space(3)};
  max-width: 40rem;
  margin-top: ${theme.space(4)};

  h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

interface UnopenedDraftProps {
  /** When it was last typed at, in milliseconds. */
  at: number;
  said: readonly DisplayValue[];
  /** Goes on with it in another form. */
  use?: { label: string; onUse: () => void };
  /** It had been discarded. */
  isBack: boolean;
  onDiscard: () => void;
}

/** One text that was typed into a form which does not open any more. */
export function UnopenedDraft({ at, said, use, isBack, onDiscard }: UnopenedDraftProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id}>{`You typed this on ${formatMoment(at)}`}</h2>
      <p>It was not saved, and is kept on this device.</p>
      <DisplayValues values={said} />
      <Actions>
        {use && (
          <Button variant="primary" onClick={use.onUse}>
            {use.label}
          </Button>
        )}
        <CopyButton
          variant="secondary"
          text={said.map(({ label, text }) => `${label}: ${text}`).join('\n')}
          label="Copy text"
          copiedLabel="Copied"
        />
        <Button ref={useFocusAtFirst(isBack)} onClick={onDiscard}>
          Discard
        </Button>
      </Actions>
    </Sheet>
  );
}
