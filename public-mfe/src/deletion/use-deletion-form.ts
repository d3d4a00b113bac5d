import { useEffect, useState } from 'react';
import type { DeletionForm } from './deletion-form';

type Form = typeof DeletionForm;

/** The form's code, which the legal pages of this module do not need; a failed load can be tried again. */
export function useDeletionForm(): { Form?: Form; failed: boolean; retry: () => void } {
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<{ attempt: number; Form?: Form }>();

  useEffect(() => {
    let current = true;
    import('./deletion-form').then(
      ({ DeletionForm: Form }) => {
        if (current) setResult({ attempt, Form });
      },
      (error: unknown) => {
        console.error('The form could not be loaded', error);
        if (current) setResult({ attempt });
      },
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const failed = result?.attempt === attempt && !result.Form;
  return { Form: result?.Form, failed, retry: () => setAttempt(attempt + 1) };
}
