import { useLayoutEffect, useRef, useState } from 'react';

/** A form that was refused is judged with every change until it is saved; each refusal moves the focus. */
export function useRefusal() {
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    // After rendering, so that a screen reader finds the message of the field.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [refusals]);
  return {
    formRef,
    refused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forgive: () => setRefusals(0),
  };
}
