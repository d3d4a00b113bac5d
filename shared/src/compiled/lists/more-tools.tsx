import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, Icon, theme } from '@console/shared/ui';
import { stayAt } from './stay-at';

const { color, space } = theme;

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
    position: fixed;
    inset: auto;
    flex-direction: column;
    padding: ${space(1)};
    border: 1px solid ${color.border};
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    box-shadow: ${theme.shadow};
    color: ${color.text};
    visibility: ${({ $isPlaced }) => ($isPlaced ? 'visible' : 'hidden')};

    &:not(:popover-open) {
      display: none;
    }
  }
`;

/**
 * What people need less often than the actions beside it: quiet buttons and links in a row, on phones behind "More". One
 * that is pressed closes the popover, so what it opens, such as a dialog, is rendered outside.
 * @example <MoreTools><LinkButton variant="quiet" to={…}>Print</LinkButton></MoreTools>
 */
export function MoreTools({ children }: { children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen || !opener.current || !tools.current) return undefined;
    return stayAt(opener.current, tools.current);
  }, [isOpen]);
  return (
    <Place>
      <Opener ref={opener} variant="quiet" popoverTarget={id}>
        {t('More')}
        <Icon name="chevronDown" />
      </Opener>
      <Tools
        ref={tools}
        id={id}
        popover="auto"
        $isPlaced={isOpen}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ currentTarget }) => currentTarget.hidePopover?.()}
      >
        {children}
      </Tools>
    </Place>
  );
}
