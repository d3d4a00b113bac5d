import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '@console/shared/config';
import { formatOnDevice } from '@console/shared/format';
import { Card, theme } from '@console/shared/ui/text';
import { rich, t } from '../i18n';
import type { SentRequest } from './deletion-request.resource';

const Slip = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
  max-width: 40rem;
  overflow-wrap: anywhere;

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
        {openSince === undefined ? t('Your request has been received') : t('Your request is already open')}
      </h2>
      {openSince && (
        <p>
          {rich('You sent this on {time}. You don’t need to send another.', {
            // Browsers would break it at a hyphen.
            time: <span style={{ whiteSpace: 'nowrap' }}>{formatOnDevice(openSince)}</span>,
          })}
        </p>
      )}
      <p>
        {openSince === undefined
          ? t('Your account and data will be permanently deleted within 15 days.')
          : t('Your account and data will be permanently deleted within 15 days of your request.')}
      </p>
      <p>
        {rich('If this was a mistake, write immediately to {email}.', {
          email: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
        })}
      </p>
    </Slip>
  );
}
