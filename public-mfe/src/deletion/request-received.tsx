import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { formatMoment } from '@console/shared/format';
import { Card, theme } from '@console/shared/ui/text';
import type { SentRequest } from './deletion-request.resource';

const Slip = styled(Card)`
  display: grid;
  gap: ${theme.space(3)};
  max-width: 40rem;

  h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

/**
 * Replaces the form after sending and says what happens next, or since when an earlier request is open. The heading
 * takes the focus from the form.
 */
export function RequestReceived({ openSince }: SentRequest) {
  const { supportEmail } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Slip>
      <h2 ref={heading} tabIndex={-1}>
        {openSince === undefined ? 'Your request has been received' : 'Your request is already open'}
      </h2>
      {openSince && <p>You sent it on {formatMoment(openSince)}. You need not send another.</p>}
      <p>
        Your account and data will be permanently deleted within 15 days
        {openSince === undefined ? '' : ' of your request'}.
      </p>
      <p>
        If this was a mistake, write immediately to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Slip>
  );
}
