import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const BreadcrumbSlotContext = createContext<HTMLElement | null>(null);

export const BreadcrumbSlotProvider = BreadcrumbSlotContext.Provider;

/** Renders its children in the middle of the top bar, which is rendered before the store is loaded. */
export function InBreadcrumbSlot({ children }: { children: ReactNode }) {
  const slot = useContext(BreadcrumbSlotContext);
  return slot && createPortal(children, slot);
}
