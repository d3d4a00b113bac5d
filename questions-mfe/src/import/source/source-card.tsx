import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { useLeaveWarning } from '@console/shared/actions';
import type { QuizKey } from '@console/shared/data';
import { TextAreaField } from '@console/shared/forms';
import { truncate } from '@console/shared/format';
import { Button, Card, FormMessage, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import * as Styled from '../import.styles';
import { readableFiles } from './describe-source';
import { PasteButton } from './paste-button';
import { saveTemplate } from './save-template';
import { useUnfinished, type TypedText } from '../store/unfinished';
import type { Choices, Content, SourceState } from './source-state';

type Props = {
  quizKey: QuizKey;
  state: SourceState;
  /** Nothing of what was read is left to be stored. */
  isDone: boolean;
  onRead: (content: Content, choices?: Choices) => void;
  onClear: () => void;
};

const accepted = '.csv,.tsv,.txt,.xlsx,.xlsm,.gift,.json,.html,text/*,application/json';

const nothing: TypedText = { text: '', readText: '', isTyped: false };

const example = t('Who built the ark?\nA) Noah\nB) Moses\nC) David\nD) Abraham\nAnswer: A');

/** A longer text is not shown in the box, which would be slow. */
const longestShown = 20_000;

/** Pastes questions, or chooses a file. */
export function SourceCard({ quizKey, state, isDone, onRead, onClear }: Props) {
  const { text: kept, key } = useUnfinished(quizKey);
  const [typed, setTyped] = useState(() => kept.get(key) ?? nothing);
  const { text, readText, isTyped } = typed;
  useEffect(() => void kept.set(key, typed), [kept, key, typed]);
  useLeaveWarning('import-text', isTyped && !(isDone && text === readText));
  const file = useRef<HTMLInputElement>(null);
  const fileId = useId();

  const readPasted = (shown: string, html?: string) => {
    setTyped({
      text: shown.length > longestShown ? '' : shown,
      readText: shown,
      // What was pasted is still on the clipboard, or where it came from.
      isTyped: isTyped && shown === text,
    });
    // A table keeps its cells in the other format, also where a cell has several lines.
    if (html === undefined) onRead(shown);
    else onRead(html, { plain: shown });
  };
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const [pasted] = clipboardData.files;
    const plain = clipboardData.getData('text/plain');
    const html = clipboardData.getData('text/html');
    if (pasted && plain === '') {
      event.preventDefault();
      return onRead(pasted);
    }
    const isWhole = currentTarget.selectionEnd - currentTarget.selectionStart === currentTarget.value.length;
    // A text that is pasted into another one is read with it, when the person is done.
    if (!isWhole || plain.trim() === '') return;
    event.preventDefault();
    readPasted(plain, /<table[\s>]/i.test(html) ? html : undefined);
  };
  const handleClear = () => {
    setTyped(nothing);
    onClear();
  };
  const isNew = text.trim() !== '' && text !== readText;
  const isFolded = state.is === 'read' && !isNew;
  const name = 'content' in state && typeof state.content !== 'string' ? state.content.name : undefined;
  return (
    <Card as="section" aria-label={t('Source')}>
      <Styled.Stack>
        <Styled.PasteBox $isFolded={isFolded}>
          <TextAreaField
            dir="auto"
            label={t('Paste questions')}
            help={
              isFolded
                ? undefined
                : t(
                    'Paste from a chat, Word, Excel or Google Sheets, or type each question as in the example.',
                  )
            }
            placeholder={example}
            value={text}
            onChange={({ target: { value } }) =>
              setTyped({ text: value, readText, isTyped: value.trim() !== '' })
            }
            onPaste={handlePaste}
          />
        </Styled.PasteBox>
        <Toolbar>
          {isNew && (
            <Button variant="primary" onClick={() => readPasted(text)}>
              {t('Read the text')}
            </Button>
          )}
          {text === '' && !isFolded && <PasteButton onPaste={readPasted} />}
          <Button aria-describedby={isFolded ? undefined : fileId} onClick={() => file.current?.click()}>
            {t('Choose a file')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={accepted}
            aria-label={t('Choose a file')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // The same file can be chosen again after it was corrected.
              currentTarget.value = '';
              if (!chosen) return;
              setTyped(nothing);
              onRead(chosen);
            }}
          />
          {state.is !== 'none' && <Button onClick={handleClear}>{t('Clear')}</Button>}
        </Toolbar>
        {!isFolded && <Formats id={fileId} />}
        {name !== undefined && <p dir="auto">{t('File: {name}', { name: truncate(name, 100) })}</p>}
        {state.is === 'reading' && <p role="status">{t('Reading…')}</p>}
        {state.is === 'refused' && (
          <FormMessage>{t('Couldn’t read the questions. {reason}', { reason: state.reason })}</FormMessage>
        )}
      </Styled.Stack>
    </Card>
  );
}

/** Which files can be read, and an empty one. */
function Formats({ id }: { id: string }) {
  return (
    <>
      <Styled.Muted id={id}>{readableFiles}</Styled.Muted>
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
