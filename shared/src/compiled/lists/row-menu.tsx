import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme } from '@console/shared/ui';
import { popoverStyles, usePopover } from './use-popover';

const Opener = styled(Button)`
  && {
    flex: none;
    min-width: 2.25rem;
    justify-content: center;
    font-size: ${theme.fontSize.lead};
    line-height: 1.25;

    ${theme.media.phone} {
      min-width: ${theme.touch};
    }
  }
`;

const Menu = styled.div<{ $isPlaced: boolean }>`
  margin: 0;
  ${popoverStyles}

  &:popover-open {
    display: flex;
  }

  && :is(a, button) {
    width: 100%;
    max-width: none;
    min-height: 40px;
    padding: ${theme.space(1.5)} ${theme.space(3)};

    ${theme.media.phone} {
      min-height: ${theme.touch};
    }
  }
`;

/**
 * The seldom actions of a row behind a button with three dots: quiet buttons and links.
 * @param name the row's, for people who hear the button without its row
 * @example <RowMenu name={quizName(quiz)}><Button variant="quietDanger" onClick={…}>Delete Quiz</Button></RowMenu>
 */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { opener, popover } = usePopover();
  return (
    <>
      <Opener variant="quiet" aria-label={t('More actions for {name}', { name })} {...opener}>
        ⋯
      </Opener>
      <Menu {...popover}>{children}</Menu>
    </>
  );
}
