import { useLayoutEffect, useRef, useState } from 'react';

/** A form that was refused is judged with every change until it is saved; each refusal moves the focus. */
export function useRefusal() {
  const formRef = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useLayoutEffect(() => {
    // Looked for after rendering, when the words at the field are there to be read out.
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]:not(:disabled)')?.focus();
  }, [refusals]);
  return {
    formRef,
    refused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forgive: () => setRefusals(0),
  };
}
