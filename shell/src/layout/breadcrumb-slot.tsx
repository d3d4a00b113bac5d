import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const BreadcrumbSlotContext = createContext<HTMLElement | null>(null);

export const BreadcrumbSlotProvider = BreadcrumbSlotContext.Provider;

/** Draws its children in the middle of the top bar; the bar itself is up before the store is. */
export function InBreadcrumbSlot({ children }: { children: ReactNode }) {
  const slot = useContext(BreadcrumbSlotContext);
  return slot && createPortal(children, slot);
}
