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

type Opened = Pick<StatusListOptions, 'status' | 'onChoose'> & { opener: HTMLElement };

/**
 * A button that opens a list of statuses. One is chosen only in the open list: no key chooses on the closed button, as it
 * would on a `<select>`. A choice is about what was shown when the list was opened, so `onChoose` is the one of then; the
 * status that has been shown ever since is not chosen again. Spread `button` onto a button, and render `list` beside it.
 */
export function useStatusList({ isBusy, onChoose, ...options }: StatusListOptions) {
  const { status } = options;
  const id = useId();
  const [opened, setOpened] = useState<Opened>();
  const wasOpen = useRef(false);
  const close = useCallback(() => setOpened(undefined), []);
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    // A press outside of the list closes it, also on its button.
    setOpened(wasOpen.current || isBusy ? undefined : { opener: currentTarget, status, onChoose });
    wasOpen.current = false;
  };
  const choose = (chosen: Status) => {
    if (chosen !== status || status !== opened?.status) opened?.onChoose(chosen);
  };
  const button = {
    type: 'button',
    role: 'combobox',
    'aria-label': options.label,
    'aria-haspopup': 'listbox',
    'aria-expanded': opened !== undefined,
    'aria-controls': opened && id,
    'aria-busy': isBusy || undefined,
    onClick: toggle,
    onPointerDown: () => void (wasOpen.current = opened !== undefined),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      toggle(event);
    },
  } as const;
  const list = opened && (
    <StatusList id={id} opener={opened.opener} onClose={close} onChoose={choose} {...options} />
  );
  return { button, list };
}
