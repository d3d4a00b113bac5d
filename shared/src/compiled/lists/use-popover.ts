import { useId, useLayoutEffect, useRef, useState } from 'react';
import { css } from 'styled-components';
import { theme } from '@console/shared/ui';
import { stayAt } from './stay-at';

/** A popover, which is invisible until it stands at its opener. Set no `display` of one that is closed. */
export const popoverStyles = css<{ $isPlaced: boolean }>`
  position: fixed;
  inset: auto;
  flex-direction: column;
  padding: ${theme.space(1)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text};
  opacity: ${({ $isPlaced }) => ($isPlaced ? 1 : 0)};

  /* A tap beside it closes it, and presses nothing else. */
  ${theme.media.phone} {
    &:popover-open::before {
      content: '';
      position: fixed;
      inset: 0;
      z-index: -1;
    }
  }
`;

/**
 * A native popover of buttons and links at the button that opens it. One that is pressed closes it, so what it opens, such
 * as a dialog, is rendered outside; what is inside `[data-keeps-open]` does not.
 * @returns the attributes of the button and of the popover, which has `popoverStyles`
 */
export function usePopover() {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen || !opener.current || !popover.current) return undefined;
    return stayAt(opener.current, popover.current);
  }, [isOpen]);
  return {
    opener: { ref: opener, popoverTarget: id },
    popover: {
      ref: popover,
      id,
      popover: 'auto',
      $isPlaced: isOpen,
      onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open'),
      // Tab has left it.
      onBlur({ relatedTarget, currentTarget }: { relatedTarget: unknown; currentTarget: HTMLElement }) {
        if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
        currentTarget.hidePopover?.();
      },
      onClick({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLElement }) {
        if (target instanceof Element && target.closest('[data-keeps-open]')) return;
        currentTarget.hidePopover?.();
      },
    },
  } as const;
}
