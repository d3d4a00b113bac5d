import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ConflictDialog } from './conflict-dialog';
import { OthersNotice } from './others-notice';
import type { OthersWork } from './others-work';

const Retry = styled(Button)`
  margin-top: ${theme.space(2)};
`;

/** Below the first field that is marked, which has the focus; it covers none, and no field moves that is typed in. */
const BesideMarked = styled.div`
  :has([aria-invalid]) ~ & {
    order: 1;
  }

  :has(> &) > :has([aria-invalid]) ~ :not(&) {
    order: 2;
  }
`;

interface FormFeedbackProps {
  form: {
    formError?: string;
    saveFailure?: string;
    savedMeanwhile: boolean;
    saving: boolean;
    retry: () => void;
    others?: OthersWork;
  };
}

/**
 * What a form has to say as a whole: why it may not be saved, or why it was not, with Retry; what others did to the
 * document meanwhile, and the choice where both changed the same.
 */
export function FormFeedback({ form }: FormFeedbackProps) {
  const { formError, saveFailure, savedMeanwhile, saving, retry, others } = form;
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be a screen further down.
    if (saveFailure && !saving) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [saveFailure, saving]);
  return (
    <>
      {others && <OthersNotice others={others} saving={saving} />}
      {others && others.disagreements.length > 0 && <ConflictDialog others={others} />}
      {savedMeanwhile && (
        <FormMessage tone="info">
          Saved, but without what you typed after pressing the button. It is still here: save once more to
          keep it.
        </FormMessage>
      )}
      {formError && (
        <BesideMarked>
          <FormMessage>{formError}</FormMessage>
        </BesideMarked>
      )}
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
