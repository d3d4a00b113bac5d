import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
  /** `undefined` while it is not known: the children are then what is shown meanwhile, and stay where they are. */
  allowed: boolean | undefined;
  /** Shown instead; `wasOpen` if the children had been shown. */
  closed: (wasOpen: boolean) => ReactNode;
  children: ReactNode;
}

/**
 * Shows its children while the user has access. When access ends, they are hidden immediately and their subscriptions
 * end, but their input is kept: they return unchanged with the access.
 */
export function WhileAllowed({ allowed, closed, children }: WhileAllowedProps) {
  const [opened, setOpened] = useState(allowed === true);
  if (allowed && !opened) setOpened(true);
  const holder = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);

  // The focus must not stay in hidden content, nor be lost with a field that went before. Focusing a message taller
  // than the window would scroll to its end.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !holder.current?.contains(focused);
    if (allowed !== false || !holder.current || isElsewhere) return;
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView();
  }, [allowed]);

  return (
    <>
      {allowed === false && (
        <Message ref={message} role={opened ? 'alert' : undefined} tabIndex={-1}>
          {closed(opened)}
        </Message>
      )}
      {(opened || allowed === undefined) && (
        <Holder ref={holder}>
          <Activity mode={allowed === false ? 'hidden' : 'visible'}>{children}</Activity>
        </Holder>
      )}
    </>
  );
}
