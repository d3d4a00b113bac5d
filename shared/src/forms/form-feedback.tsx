import { Button, FormMessage } from '@console/shared/ui';
import { styled } from 'styled-components';

const Retry = styled(Button)`
  margin-top: 8px;
`;

interface FormFeedbackProps {
  form: { formError?: string; saveFailure?: string; saving: boolean; retry: () => void };
}

/** What a form has to say as a whole: why it may not be saved, or why it was not, with Retry. */
export function FormFeedback({ form: { formError, saveFailure, saving, retry } }: FormFeedbackProps) {
  return (
    <>
      {formError && <FormMessage>{formError}</FormMessage>}
      {saveFailure && (
        <FormMessage>
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
