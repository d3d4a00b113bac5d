import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { theme } from '@console/shared/ui';
import { stayAt } from '../stay-at';

const { color, space } = theme;

/** In the top layer, so that no table clips it. */
const List = styled.ul`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${space(1)} 0;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  box-shadow: ${theme.shadow};
  color: ${color.text};
  list-style: none;
`;

const Option = styled.li`
  min-height: 36px;
  padding: ${space(2)} ${space(4)};
  cursor: pointer;

  &[aria-selected='true'] {
    font-weight: 600;
  }

  &:focus {
    background: ${color.surfaceSunken};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${theme.media.phone} {
    min-height: 44px;
  }
`;

interface StatusListProps {
  id: string;
  label: string;
  statuses: readonly Status[];
  /** The present one. */
  status: string;
  /** The button that opened the list. */
  opener: HTMLElement;
  onChoose: (status: Status) => void;
  onClose: () => void;
}

/** An open list of statuses: the arrow keys and letters move the focus, a click, Enter or the space bar chooses. */
export function StatusList(props: StatusListProps) {
  const { id, label, statuses, status, opener, onChoose, onClose } = props;
  const list = useShownList(opener);
  const choose = (chosen: Status) => {
    onClose();
    opener.focus();
    onChoose(chosen);
  };
  const handleKeyDown = (event: KeyboardEvent, focused: Status) => {
    const { key } = event;
    if (key === 'Tab') return onClose();
    event.preventDefault();
    if (key === 'Enter' || key === ' ') return choose(focused);
    if (key === 'Escape') {
      onClose();
      return opener.focus();
    }
    const options = list.current?.querySelectorAll<HTMLElement>('li');
    options?.[placeAfter(key, statuses.indexOf(focused), statuses)]?.focus();
  };

  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      popover="auto"
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      {statuses.map((one) => (
        <Option
          key={one}
          role="option"
          tabIndex={-1}
          aria-selected={one === status}
          onClick={() => choose(one)}
          onKeyDown={(event) => handleKeyDown(event, one)}
        >
          {t(one)}
        </Option>
      ))}
    </List>
  );
}

/** Opens the list in the top layer, at the button that opened it, with the focus on the present status. */
function useShownList(opener: HTMLElement) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const opened = list.current;
    if (!opened) return undefined;
    if ('showPopover' in opened) opened.showPopover();
    const stop = stayAt(opener, opened);
    const present = opened.querySelector<HTMLElement>('[aria-selected="true"]') ?? opened.querySelector('li');
    present?.focus({ preventScroll: true });
    return stop;
  }, [opener]);
  return list;
}

/** The place that a key moves to; -1 where it moves nowhere. */
function placeAfter(key: string, at: number, statuses: readonly Status[]): number {
  const last = statuses.length - 1;
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const begins = (status: Status) => t(status).toLowerCase().startsWith(key.toLowerCase());
  const after = statuses.findIndex((status, index) => index > at && begins(status));
  return after >= 0 ? after : statuses.findIndex(begins);
}
