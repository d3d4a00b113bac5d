import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { Moment } from '@console/shared/model';
import { theme } from '@console/shared/ui';

/** As wide as its dates, so that the table does not move when it is loaded after them. */
const Opener = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted ${theme.color.textMuted};
  text-underline-offset: 0.25em;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      text-decoration-style: solid;
    }
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};

    /* It is a block there, which has no line of its button. */
    time {
      text-decoration: underline dotted ${theme.color.textMuted};
    }
  }

  @media print {
    text-decoration: none;
  }
`;

interface DatesMenuProps {
  name: string;
  /** The dates that the row shows. */
  dates: readonly Moment[];
  /** Opens the dialog that changes them. */
  onOpen: () => void;
  children: ReactNode;
}

/** The dates of a row as a button, which opens the dialog that changes them. */
export function DatesMenu({ name, dates, onOpen, children }: DatesMenuProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      // With another start, the row may be on another page.
      if (list.current && document.activeElement === document.body) list.current.focus();
    },
    [],
  );

  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    list.current = currentTarget.closest('[tabindex="-1"]');
    onOpen();
  };

  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-label={[...dates.map(formatMoment), t('Change dates of {name}', { name })]
        .filter(Boolean)
        .join(', ')}
      title={t('Change dates')}
      onClick={handleClick}
    >
      {children}
    </Opener>
  );
}
