import { Button, FormMessage, theme } from '@console/shared/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ConflictDialog } from './conflict-dialog';
import { OthersNotice } from './others-notice';
import type { OthersWork } from './others-work';

const Retry = styled(Button)`
  margin-top: ${theme.space(2)};
`;

/** In view wherever the first marked field is; on a phone above the main button, which is there as well. */
const InView = styled.div`
  position: sticky;
  z-index: 1;
  bottom: ${theme.space(4)};

  ${theme.media.phone} {
    bottom: ${theme.space(17)};
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
        <InView>
          <FormMessage>{formError}</FormMessage>
        </InView>
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
