import { useRef } from 'react';
import { Button } from '@console/shared/ui';
import { t } from '../../i18n';

const accepted = '.csv,.tsv,.txt,.xlsx,.xlsm,.gift,.json,.html,text/*,application/json';

type Props = { 'aria-describedby': string | undefined; onChoose: (file: File) => void };

/** Chooses a file with questions. */
export function FileButton({ onChoose, ...description }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...description} onClick={() => input.current?.click()}>
        {t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('Choose a file')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file can be chosen again after it was corrected.
          currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}
