/**
 * Whether a form is being opened by mouse, to begin in its first field. Opened by keyboard, it leaves the focus on the
 * heading, from which a screen reader begins. On a touch screen, the keyboard would cover what the form suggests.
 */
export const isByMouse = (): boolean =>
  !document.querySelector(':focus-visible') && matchMedia('(hover: hover)').matches;
