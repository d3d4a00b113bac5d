import { useState } from 'react';
import { ShareButton } from '@console/shared/lists';
import { Button, FormMessage, Icon, Toolbar, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import type { NamedQuiz } from './named-quiz';
import { writeMessages } from './write-messages';

/**
 * Copies the questions of a quiz as a text, or offers them to the apps of a phone. Where the browser refuses, the file has
 * the lines that the kit's field for copying by hand would join.
 */
export function MessageActions({ quiz }: { quiz: NamedQuiz }) {
  const text = writeMessages([quiz]);
  const [result, setResult] = useState<{ of: string; isCopied: boolean }>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult({ of: text, isCopied: true }),
      () => setResult({ of: text, isCopied: false }),
    );
  const isCopied = result?.of === text && result.isCopied;
  return (
    <>
      <Toolbar>
        <Button onClick={() => void copy()}>
          {isCopied && <Icon name="check" />}
          {isCopied ? t('Copied') : t('Copy to the clipboard')}
        </Button>
        <ShareButton variant="secondary" title={quiz.title} text={text} />
      </Toolbar>
      <VisuallyHidden role="status">{isCopied && t('Copied')}</VisuallyHidden>
      {result?.of === text && !isCopied && (
        <FormMessage>{t('Your browser blocked copying. Export the file instead.')}</FormMessage>
      )}
    </>
  );
}
