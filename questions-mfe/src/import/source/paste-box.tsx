import type { ClipboardEvent } from 'react';
import { TextAreaField } from '@console/shared/forms';
import { t } from '../../i18n';
import * as Styled from '../import.styles';

type Props = {
  text: string;
  /** Whether it is a line high and without help, as its text was read. */
  isFolded: boolean;
  onType: (text: string) => void;
  /** A text to be read at once; where it is a table, with its HTML. */
  onPaste: (text: string, html?: string) => void;
  onPasteFile: (file: File) => void;
};

const example = t('Who built the ark?\nA) Noah\nB) Moses\nC) David\nD) Abraham\nAnswer: A');

/** The box that questions are pasted into or typed in. */
export function PasteBox({ text, isFolded, onType, onPaste, onPasteFile }: Props) {
  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const [pasted] = clipboardData.files;
    const plain = clipboardData.getData('text/plain');
    const html = clipboardData.getData('text/html');
    if (pasted && plain === '') {
      event.preventDefault();
      return onPasteFile(pasted);
    }
    const isWhole = currentTarget.selectionEnd - currentTarget.selectionStart === currentTarget.value.length;
    // A text that is pasted into another one is read with it, when the person is done.
    if (!isWhole || plain.trim() === '') return undefined;
    event.preventDefault();
    return onPaste(plain, /<table[\s>]/i.test(html) ? html : undefined);
  };
  return (
    <Styled.PasteBox $isFolded={isFolded}>
      <TextAreaField
        dir="auto"
        label={t('Paste questions')}
        help={
          isFolded
            ? undefined
            : t('Paste from a chat, Word, Excel or Google Sheets, or type each question as in the example.')
        }
        placeholder={example}
        value={text}
        onChange={({ target: { value } }) => onType(value)}
        onPaste={handlePaste}
      />
    </Styled.PasteBox>
  );
}
