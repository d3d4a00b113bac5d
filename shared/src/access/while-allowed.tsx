import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** No box of its own, so that what it holds lies in the layout around it. */
const Holder = styled.div`
  display: contents;
`;

/** Takes the focus to be read out, not to be worked with. */
const Message = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

/** Shown where a screen or a block was closed that was open. */
export const draftKeptMessage =
  'Your unsaved changes stay on this device and return when you get access again.';

interface WhileAllowedProps {
  allowed: boolean;
  /** What stands in its place; `wasOpen` if it had been shown. */
  closed: (wasOpen: boolean) => ReactNode;
  children: ReactNode;
}

/**
 * Shows something while the person may use it. What was open when that ended is out of sight at once and follows
 * the database no more, yet keeps what was typed: it comes back as it was.
 */
export function WhileAllowed({ allowed, closed, children }: WhileAllowedProps) {
  const [opened, setOpened] = useState(allowed);
  if (allowed && !opened) setOpened(true);
  const holder = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);

  // The focus must not stay in hidden content. Focusing a message higher than the window would scroll to its end.
  useLayoutEffect(() => {
    if (allowed || !holder.current?.contains(document.activeElement)) return;
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
        <Holder ref={holder}>
          <Activity mode={allowed ? 'visible' : 'hidden'}>{children}</Activity>
        </Holder>
      )}
    </>
  );
}
