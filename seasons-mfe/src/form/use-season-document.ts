import { useState } from 'react';
import { newDocument, readCreation, type Creation, type DataGateway } from '@console/shared/data';
import { currentCreation } from './current-creation';

/**
 * Returns the document of a new season, and what the form's draft keeps of it. The first attempt to save chooses the
 * id.
 */
export function useSeasonDocument() {
  const [creation, setCreation] = useState<Creation>();
  const take = async (gateway: DataGateway) =>
    newDocument(await currentCreation(gateway, creation), setCreation);
  const drafted = {
    progress: { creation },
    onRestored: (_base: unknown, earlier: { creation?: unknown }) =>
      setCreation(readCreation(earlier.creation)),
  };
  return { take, drafted };
}
