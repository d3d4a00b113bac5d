import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { describeFailure } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { lateSaveMs, type Status } from '@console/shared/model';
import { Icon, notify, theme } from '@console/shared/ui';
import { openPicker } from './picker';

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

interface StatusMenuProps {
  /** Whose status it is. */
  name: string;
  status: string;
  statuses: readonly Status[];
  /** Stores a status; resolves with what takes it back, rejects with the reason. */
  save: (status: Status) => Promise<(() => void) | undefined>;
  /** A sentence for the notice about what the new status means. */
  meaning?: (status: Status) => string;
  /** How a status is shown. */
  children: (status: string) => ReactNode;
}

/**
 * The status of a row as a menu. Shows the new one at once, pale until it is stored, and the old one again if it could not be
 * stored.
 */
export function StatusMenu({ name, status, statuses, save, meaning, children }: StatusMenuProps) {
  const [sent, setSent] = useState<{ from: string; to: string }>();
  const [isSaving, setSaving] = useState(false);
  // A stored change, of whomever, is newer.
  const shown = sent?.from === status ? sent.to : status;

  const handleChange = async (to: Status | undefined) => {
    if (isSaving || !to) return;
    setSent({ from: status, to });
    setSaving(true);
    const late = setTimeout(() => {
      const unstored = { name, status: t(to) };
      notify({
        title: t('Waiting for a connection'),
        message: t('“{name}” is not {status} yet. Keep the console open until it is.', unstored),
        tone: 'info',
      });
    }, lateSaveMs);
    try {
      const undo = await save(to);
      const changed = t('“{name}” is now {status}.', { name, status: t(to) });
      notify({ title: t('Status changed'), message: `${changed} ${meaning?.(to) ?? ''}`.trim(), undo });
    } catch (error) {
      console.error('A status was not changed', error);
      setSent(undefined);
      const unchanged = t('“{name}” was not set to {status}.', { name, status: t(to) });
      const message = `${unchanged} ${describeFailure(error).message}`;
      notify({ title: t('Status not changed'), message, tone: 'danger' });
    }
    clearTimeout(late);
    setSaving(false);
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
