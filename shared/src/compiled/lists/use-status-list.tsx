import { useCallback, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { Status } from '@console/shared/model';
import { StatusList } from './status-list';

type StatusListOptions = {
  label: string;
  statuses: readonly Status[];
  /** The present one; '' for none. */
  status: string;
  isBusy: boolean;
  onChoose: (status: Status) => void;
};

/**
 * A button that opens a list of statuses. One is chosen only in the open list: no key chooses on the closed button, as it
 * would on a `<select>`. Spread `button` onto a button, and render `list` beside it.
 */
export function useStatusList({ isBusy, ...options }: StatusListOptions) {
  const id = useId();
  const [opener, setOpener] = useState<HTMLElement>();
  const wasOpen = useRef(false);
  const close = useCallback(() => setOpener(undefined), []);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    // A press outside of the list closes it, also on its button.
    setOpener(wasOpen.current || isBusy ? undefined : currentTarget);
    wasOpen.current = false;
  };
  const button = {
    type: 'button',
    role: 'combobox',
    'aria-label': options.label,
    'aria-haspopup': 'listbox',
    'aria-expanded': opener !== undefined,
    'aria-controls': opener && id,
    'aria-busy': isBusy || undefined,
    onClick: toggle,
    onPointerDown: () => void (wasOpen.current = opener !== undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      toggle(event);
    },
  } as const;
  return { button, list: opener && <StatusList id={id} opener={opener} onClose={close} {...options} /> };
}
