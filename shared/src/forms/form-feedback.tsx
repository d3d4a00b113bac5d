import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Retry = styled(Button)`
  margin-top: ${theme.space(2)};
`;

interface FormFeedbackProps {
  form: { formError?: string; saveFailure?: string; saving: boolean; retry: () => void };
}

/** What a form has to say as a whole: why it may not be saved, or why it was not, with Retry. */
export function FormFeedback({ form: { formError, saveFailure, saving, retry } }: FormFeedbackProps) {
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be a screen further down.
    if (saveFailure && !saving) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [saveFailure, saving]);
  return (
    <>
      {formError && <FormMessage>{formError}</FormMessage>}
      {saveFailure && (
        <FormMessage ref={failure}>
          {saveFailure}
          <div>
            <Retry busy={saving} onClick={retry}>
              Retry
            </Retry>
          </div>
        </FormMessage>
      )}
    </>
  );
}
