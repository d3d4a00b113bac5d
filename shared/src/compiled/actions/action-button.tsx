import { useState, type ComponentProps } from 'react';
import { useGateway, type DataGateway } from '@console/shared/data';
import { Button, notify, type Toast } from '@console/shared/ui';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  /** The season that the action changes. */
  seasonId: string;
  /** Stores the action in one transaction; resolves with the notice, with Undo from `takeUndo`. */
  run: (gateway: DataGateway) => Promise<Toast>;
  /** The notice if it fails. */
  failed: (error: unknown) => Toast;
};

/**
 * A button for an action of one transaction: it is refused while earlier saves of the season wait, cannot be pressed twice,
 * and a notice says whether it is done.
 * @example
 * <ActionButton seasonId={seasonId} run={publish} failed={notPublished}>{t('Publish Results')}</ActionButton>
 */
export function ActionButton({ seasonId, run, failed, children, variant = 'quiet' }: Props) {
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);

  const handlePress = async () => {
    setBusy(true);
    try {
      const { requireSent } = await import('@console/shared/history');
      await requireSent(seasonId);
      notify(await run(gateway));
    } catch (error) {
      console.error('An action did not complete', error);
      notify(failed(error));
    }
    setBusy(false);
  };

  return (
    <Button variant={variant} busy={isBusy} onClick={() => void handlePress()}>
      {children}
    </Button>
  );
}
