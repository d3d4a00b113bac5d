import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { lateSaveMs, type Status } from '@console/shared/model';
import { Icon, theme } from '@console/shared/ui';
import { useStatusList } from './use-status-list';
import { useStatusChange, type StatusChange } from './use-status-change';

const { color } = theme;

/**
 * In room that the cell has: the menu, which is loaded after the label, does not widen its column. The area to press is
 * larger than the label, above all on phones.
 */
const Opener = styled.button`
  position: relative;
  min-height: 24px;
  margin: -2px -1em -2px -2px;
  padding: 2px 1em 2px 2px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    position: absolute;
    inset: 0 0 0 auto;
    width: 1em;
    height: 100%;
    color: ${color.textMuted};
  }

  /* Not stored yet. */
  &[aria-busy] > * {
    opacity: 0.55;
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};
    margin-block: 0;
    padding-block: 0;
  }

  @media print {
    & > svg {
      display: none;
    }
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
  // A stored change, of whomever, is newer; also where a later one sets it back.
  if (sent && sent.from !== status) setSent(undefined);
  const shown = sent?.to ?? status;

  const handleChoose = async (to: Status) => {
    const choice = { from: status, to };
    const forget = () => setSent((latest) => (latest === choice ? undefined : latest));
    setSent(choice);
    // The list shows what is stored soon after; it may never show a choice that was set back at once.
    if (await change(to)) setTimeout(forget, lateSaveMs);
    else forget();
  };

  const { button, list } = useStatusList({
    label: t('Status of {name}', { name }),
    statuses,
    status: shown,
    isBusy: isSaving,
    onChoose: (to) => void handleChoose(to),
  });

  return (
    <>
      <Opener {...button}>
        {children(shown)}
        <Icon name="chevronDown" />
      </Opener>
      {list}
    </>
  );
}
