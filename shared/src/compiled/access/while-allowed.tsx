import { Activity, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';

/** Has no box of its own, so that the children take part in the surrounding layout. */
const Holder = styled.div`
  display: contents;
`;

/** Focusable so that screen readers read it out; it is not a control. */
const Message = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

/** Shown when an open screen or block is closed. */
export const draftKeptMessage = t(
  'Your unsaved changes are kept on this device and come back when you have access again.',
);

interface WhileAllowedProps {
  allowed: boolean;
  /** Shown instead; `wasOpen` if the children had been shown. */
  closed: (wasOpen: boolean) => ReactNode;
  children: ReactNode;
}

/**
 * Shows its children while the user has access. When access ends, they are hidden immediately and their subscriptions
 * end, but their input is kept: they return unchanged with the access.
 */
export function WhileAllowed({ allowed, closed, children }: WhileAllowedProps) {
  const [opened, setOpened] = useState(allowed);
  if (allowed && !opened) setOpened(true);
  const holder = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);

  const hadFocus = useRef(false);

  // An element that is removed or disabled loses the focus without a blur to another: it counts as here.
  const handleFocus = () => void (hadFocus.current = true);
  const handleBlur = ({ relatedTarget: next }: FocusEvent) => {
    if (next && !holder.current?.contains(next)) hadFocus.current = false;
  };

  // The focus must not stay in hidden content. Focusing a message taller than the window would scroll to its end.
  useLayoutEffect(() => {
    if (allowed || !hadFocus.current) return;
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'start' });
  }, [allowed]);

  return (
    <>
      {!allowed && (
        <Message ref={message} role={opened ? 'alert' : undefined} tabIndex={-1}>
          {closed(opened)}
        </Message>
      )}
      {opened && (
        <Holder ref={holder} onFocus={handleFocus} onBlur={handleBlur}>
          <Activity mode={allowed ? 'visible' : 'hidden'}>{children}</Activity>
        </Holder>
      )}
    </>
  );
}
