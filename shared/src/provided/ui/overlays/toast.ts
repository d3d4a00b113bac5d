/** A notice in the strip under the top bar. */
export interface Toast {
  title: string;
  message: string;
  tone?: 'success' | 'danger' | 'info';
  /** Takes back what the toast confirms. It is offered as a button and as Ctrl+Z, and the toast stays longer. */
  undo?: (() => void) | undefined;
  /** Does again what was undone: a button, Ctrl+Shift+Z and Ctrl+Y. */
  redo?: (() => void) | undefined;
  /** Where it can be set right: a link that closes the toast. */
  open?: { to: string; onFollow: () => void };
  /** What can be done about it: a button, which leaves the toast. */
  action?: { label: string; act: () => void };
  /** By which it can be changed and dismissed. */
  key?: string;
  /** It tells of work that goes on, and stays until it is dismissed by its key, or closed. */
  isOngoing?: boolean;
  /** It has no Close: it tells of a state that lasts, such as being offline. */
  isState?: boolean;
}
