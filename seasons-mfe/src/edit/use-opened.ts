import { useState } from 'react';
import type { Season } from '@console/shared/model';

/** The season as it was when its form opened. The form stays when it disappears: nothing that is typed is taken away. */
export function useOpened(id: string | null, season: Season | null | undefined): Season | undefined {
  const [opened, setOpened] = useState<Season>();
  if (season && season.id !== opened?.id) setOpened(season);
  return opened?.id === id ? opened : undefined;
}
