import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import type { Status } from '@console/shared/model';
import { Icon, theme } from '@console/shared/ui';
import { openPicker } from './picker';
import { useStatusChange, type StatusChange } from './use-status-change';

const { color } = theme;

const Frame = styled.span`
  position: relative;
  display: inline-block;
  border-radius: ${theme.radius.control};

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  /* In room that the cell has: the menu, which is loaded after the label, does not widen its column. */
  & > svg {
    position: absolute;
    inset: 0 auto 0 100%;
    width: 1em;
    height: 100%;
    color: ${color.textMuted};
  }

  &:hover > svg {
    color: ${color.text};
  }

  /* Not stored yet. */
  &:has([aria-busy]) > :not(select) {
    opacity: 0.55;
  }

  @media print {
    & > svg {
      display: none;
    }
  }
`;

/** Lies over the label, which is seen in its place. Phones would zoom into a smaller font. */
const Select = styled.select`
  position: absolute;
  inset: -2px -1em -2px -2px;
  width: calc(100% + 2px + 1em);
  min-height: 24px;
  font-size: 16px;
  opacity: 0;
  cursor: pointer;

  ${theme.media.phone} {
    inset-block: -10px;
    height: calc(100% + 20px);
    min-height: 44px;
  }
`;

interface StatusMenuProps extends StatusChange {
  status: string;
  statuses: readonly Status[];
  /** How a status is shown. */
  children: (status: string) => ReactNode;
}

/**
 * The status of a row as a menu. Shows the new one at once, pale until it is stored, and the old one again if it could not be
 * stored or waits for a connection.
 */
export function StatusMenu({ status, statuses, children, ...action }: StatusMenuProps) {
  const { name } = action;
  const [sent, setSent] = useState<{ from: string; to: string }>();
  const { isSaving, change } = useStatusChange(action);
  // A stored change, of whomever, is newer.
  const shown = sent?.from === status ? sent.to : status;

  const handleChange = async (to: Status | undefined) => {
    if (isSaving || !to) return;
    setSent({ from: status, to });
    if (!(await change(to))) setSent(undefined);
  };

  return (
    <Frame>
      {children(shown)}
      <Icon name="chevronDown" />
      <Select
        aria-label={t('Status of {name}', { name })}
        aria-busy={isSaving || undefined}
        value={shown}
        onChange={(event) => void handleChange(statuses.find((one) => one === event.target.value))}
        onKeyDown={openPicker}
      >
        {!statuses.some((one) => one === shown) && <option value={shown}>{shown || t('no status')}</option>}
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
