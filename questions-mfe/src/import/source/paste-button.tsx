import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, FormMessage, theme } from '@console/shared/ui';
import { t } from '../../i18n';

/** With a keyboard, Ctrl+V is less than a press. */
const OnPhones = styled.div`
  display: none;

  ${theme.media.phone} {
    display: contents;
  }
`;

/** Pastes the text on the clipboard, on phones, where that would be a long press and a menu. */
export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const [problem, setProblem] = useState('');
  const paste = async () => {
    setProblem('');
    try {
      const text = await navigator.clipboard.readText();
      if (text.trim() === '') setProblem(t('There’s no text on the clipboard. Copy the questions first.'));
      else onPaste(text);
    } catch {
      // The person, or the browser, refused it.
      setProblem(t('Couldn’t read the clipboard. Press and hold the box above, then choose Paste.'));
    }
  };
  return (
    <OnPhones>
      <Button variant="primary" onClick={() => void paste()}>
        {t('Paste')}
      </Button>
      {problem && <FormMessage tone="info">{problem}</FormMessage>}
    </OnPhones>
  );
}
