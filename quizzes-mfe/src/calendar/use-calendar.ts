import { useRef, useState } from 'react';
import type { Quiz } from '@console/shared/model';
import type { ListView } from '@console/shared/ui';

const calendarName = 'calendar';

/**
 * Whether the calendar is open, beside the list or in its place. Pressed here, it takes the focus; closed, the button has it
 * again; on phones, where the button is behind "More", the heading.
 */
export function useCalendar({ beside, page, change }: ListView<Quiz>) {
  const [takesFocus, setTakesFocus] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = beside === calendarName;
  const handleClose = () => {
    change({ beside: '', page });
    button.current?.focus();
    if (document.activeElement !== button.current) document.querySelector('h1')?.focus();
  };
  const handleToggle = () => {
    if (isOpen) return handleClose();
    setTakesFocus(true);
    change({ beside: calendarName, page });
  };
  return { isOpen, takesFocus, button, handleClose, handleToggle };
}
