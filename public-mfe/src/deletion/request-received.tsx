import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { Card, theme } from '@console/shared/ui/text';

const Slip = styled(Card)`
  display: grid;
  gap: ${theme.space(3)};
  max-width: 40rem;

  h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

/** Replaces the form after sending and says what happens next. The heading takes the focus from the form. */
export function RequestReceived() {
  const { supportEmail } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Slip>
      <h2 ref={heading} tabIndex={-1}>
        Your request has been received
      </h2>
      <p>Your account and data will be permanently deleted within 15 days.</p>
      <p>
        If this was a mistake, write immediately to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Slip>
  );
}
