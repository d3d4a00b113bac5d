import { useId } from 'react';
import { quizName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { Button, Icon, LoadingState, VisuallyHidden } from '@console/shared/ui';
import type { Preview, Typed } from './preview';
import * as Styled from './phone.styles';
import { Player } from './screens/player';
import { useModalDialog } from './use-modal-dialog';
import { usePlay } from './use-play';
import { usePreview } from './use-preview';

type Props = { typed: Typed & Required<Pick<Typed, 'quiz' | 'questions'>>; onClose: () => void };

/** A whole quiz as a player plays it, over the window, with a score. */
export function Rehearsal({ typed, onClose }: Props) {
  const { preview } = usePreview(typed);
  const titleId = useId();
  return (
    <Styled.Window aria-labelledby={titleId} {...useModalDialog(onClose)}>
      <Styled.NoScroll />
      <VisuallyHidden as="h2" id={titleId}>
        {t('Rehearsal of {quiz}', { quiz: quizName(typed.quiz) })}
      </VisuallyHidden>
      <Styled.Strip>
        <span>{t('Preview only. Nothing is saved.')}</span>
        <Button variant="quiet" onClick={onClose}>
          <Icon name="close" />
          {t('Close')}
        </Button>
      </Styled.Strip>
      <Styled.Stage>{preview ? <Rehearsed preview={preview} /> : <LoadingState rows={4} />}</Styled.Stage>
    </Styled.Window>
  );
}

function Rehearsed({ preview }: { preview: Preview }) {
  return <Player preview={preview} play={usePlay(preview, 'intro')} autoFocus />;
}
