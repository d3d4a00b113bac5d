import { toast, Toaster as Toasts } from 'sonner';

export type ToastTone = 'success' | 'danger' | 'info';

export interface Notice {
  title: string;
  message: string;
  tone?: ToastTone;
}

/** Tells what was done, wherever the person is now. Errors stay until closed. */
export function notify({ title, message, tone = 'success' }: Notice) {
  const show = { success: toast.success, danger: toast.error, info: toast.info }[tone];
  show(title, { description: message, duration: tone === 'danger' ? Infinity : 6000 });
}

/** Where the notices appear; once in the layout. */
export function Toaster() {
  return <Toasts position="bottom-right" closeButton />;
}
