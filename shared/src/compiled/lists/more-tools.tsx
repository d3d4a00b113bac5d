import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, Icon, theme } from '@console/shared/ui';
import { popoverStyles, usePopover } from './use-popover';

const Place = styled.div`
  ${theme.media.phone} {
    margin-inline-start: auto;
  }
`;

const Opener = styled(Button)`
  display: none;

  ${theme.media.phone} {
    display: inline-flex;
  }
`;

/** A row, which is a popover on phones only. */
const Tools = styled.div<{ $isPlaced: boolean }>`
  position: static;
  display: flex;
  flex-wrap: wrap;
  width: auto;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: inherit;

  ${theme.media.phone} {
    ${popoverStyles}

    &:not(:popover-open) {
      display: none;
    }
  }
`;

/**
 * What people need less often than the actions beside it: quiet buttons and links in a row, on phones behind "More".
 * @example <MoreTools><LinkButton variant="quiet" to={…}>Print</LinkButton></MoreTools>
 */
export function MoreTools({ children }: { children: ReactNode }) {
  const { opener, popover } = usePopover();
  return (
    <Place>
      <Opener variant="quiet" {...opener}>
        {t('More')}
        <Icon name="chevronDown" />
      </Opener>
      <Tools {...popover}>{children}</Tools>
    </Place>
  );
}
