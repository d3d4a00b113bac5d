import { Button, FormMessage, theme } from '@console/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFocusAtFirst } from './use-focus-at-first';

const Undo = styled(Button)`
  margin-top: ${theme.space(2)};
`;

/** In place of what was thrown away, as long as its page stays. */
export function DraftDiscarded({ onUndo }: { onUndo: () => void }) {
  const words = useId();
  return (
    <FormMessage tone="info">
      <p id={words}>Draft discarded.</p>
      <Undo ref={useFocusAtFirst(true)} aria-describedby={words} onClick={onUndo}>
        Undo
      </Undo>
    </FormMessage>
  );
}
