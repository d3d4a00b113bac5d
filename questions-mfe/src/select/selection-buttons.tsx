import { Button } from '@console/shared/ui';
import { t } from '../i18n';

/** What needs an answer before it is done with the selected questions. */
export type Asked = 'copy' | 'move' | 'export';

type Props = {
  /** Whether the quiz may lose questions. */
  canRemove: boolean;
  onClear: () => void;
  onAsk: (asked: Asked) => void;
  onDelete: () => void;
};

/** What can be done with the selected questions. */
export function SelectionButtons({ canRemove, onClear, onAsk, onDelete }: Props) {
  return (
    <>
      <Button variant="quiet" onClick={onClear}>
        {t('Clear selection')}
      </Button>
      <Button variant="quiet" onClick={() => onAsk('copy')}>
        {t('Copy to…')}
      </Button>
      {canRemove && (
        <Button variant="quiet" onClick={() => onAsk('move')}>
          {t('Move to…')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onAsk('export')}>
        {t('Export')}
      </Button>
      {canRemove && (
        <Button variant="quietDanger" onClick={onDelete}>
          {t('Delete')}
        </Button>
      )}
    </>
  );
}
