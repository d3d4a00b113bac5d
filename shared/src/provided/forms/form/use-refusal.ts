import { useLayoutEffect, useRef, useState } from 'react';

/**
 * After a rejected submit, the form validates on every change until it is saved; each rejected submit moves the focus.
 */
export function useRefusal() {
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    // Runs after rendering, so that a screen reader finds the message of the field.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [refusals]);
  return {
    formRef,
    refused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forgive: () => setRefusals(0),
  };
}
