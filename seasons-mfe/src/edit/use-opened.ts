import { useState } from 'react';
import type { Season } from '@console/shared/model';

/**
 * The season as it was when its form opened. Later states of the live document are left alone, its
 * disappearance too: nothing that is being typed is taken away.
 */
export function useOpened(id: string | null, season: Season | null | undefined): Season | undefined {
  const [opened, setOpened] = useState<Season>();
  if (season && season.id !== opened?.id) setOpened(season);
  return opened?.id === id ? opened : undefined;
}
