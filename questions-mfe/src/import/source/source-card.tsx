import { useId } from 'react';
import type { QuizKey } from '@console/shared/data';
import { truncate } from '@console/shared/format';
import { Button, Card, FormMessage, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../import.styles';
import { readableFiles } from './describe-source';
import { FileButton } from './file-button';
import { PasteBox } from './paste-box';
import { PasteButton } from './paste-button';
import { saveTemplate } from './save-template';
import type { Choices, Content, SourceState } from './source-state';
import { useTypedText } from './use-typed-text';

type Props = {
  quizKey: QuizKey;
  state: SourceState;
  /** Nothing of what was read is left to be stored. */
  isDone: boolean;
  onRead: (content: Content, choices?: Choices) => void;
  onClear: () => void;
};

/** Pastes questions, or chooses a file. */
export function SourceCard({ quizKey, state, isDone, onRead, onClear }: Props) {
  const typed = useTypedText(quizKey, isDone);
  const formatsId = useId();

  const readText = (text: string, html?: string) => {
    typed.show(text);
    // A table keeps its cells in the other format, also where a cell has several lines.
    onRead(html ?? text, html === undefined ? {} : { plain: text });
  };
  const handleChoose = (file: File) => {
    typed.clear();
    onRead(file);
  };
  const handleClear = () => {
    typed.clear();
    onClear();
  };
  const { text, isNew } = typed;
  const isFolded = state.is === 'read' && !isNew;
  return (
    <Card as="section" aria-label={t('Source')}>
      <Styled.Stack>
        <PasteBox
          text={text}
          isFolded={isFolded}
          onType={typed.type}
          onPaste={readText}
          onPasteFile={onRead}
        />
        <Toolbar>
          {isNew && (
            <Button variant="primary" onClick={() => readText(text)}>
              {t('Read the text')}
            </Button>
          )}
          {text === '' && !isFolded && <PasteButton onPaste={readText} />}
          <FileButton aria-describedby={isFolded ? undefined : formatsId} onChoose={handleChoose} />
          {state.is !== 'none' && <Button onClick={handleClear}>{t('Clear')}</Button>}
        </Toolbar>
        {!isFolded && <Formats id={formatsId} />}
        <ReadingState state={state} />
      </Styled.Stack>
    </Card>
  );
}

/** Which file is read, and whether it can be. */
function ReadingState({ state }: { state: SourceState }) {
  const name = 'content' in state && typeof state.content !== 'string' ? state.content.name : undefined;
  return (
    <>
      {name !== undefined && <p dir="auto">{t('File: {name}', { name: truncate(name, 100) })}</p>}
      {state.is === 'reading' && (
        <p role="status">
          <span>{t('Reading…')}</span>
        </p>
      )}
      {state.is === 'refused' && (
        <FormMessage>{t('Couldn’t read the questions. {reason}', { reason: state.reason })}</FormMessage>
      )}
    </>
  );
}

/** Which files can be read, and an empty one. */
function Formats({ id }: { id: string }) {
  return (
    <>
      <Styled.Muted id={id}>{readableFiles()}</Styled.Muted>
      <Styled.Muted as="div">
        {t('A template:')}{' '}
        <Styled.TextButton type="button" onClick={() => void saveTemplate('xlsx')}>
          {t('Excel')}
        </Styled.TextButton>{' '}
        <Styled.TextButton type="button" onClick={() => void saveTemplate('csv')}>
          {t('CSV')}
        </Styled.TextButton>
      </Styled.Muted>
    </>
  );
}
