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

    ${theme.media.phone} {
      min-width: ${theme.touch};
    }
  }
`;

/** Like an icon of the kit. It is drawn here because the first load of the console has those. */
const Dots = styled.svg`
  width: 1.25rem;
  height: 1.25rem;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
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
        <Dots viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
        </Dots>
      </Opener>
      <Menu {...popover}>{children}</Menu>
    </>
  );
}
