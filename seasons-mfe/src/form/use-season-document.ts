import { useState } from 'react';
import { locations, newDocument, readCreation, type Creation, type DataGateway } from '@console/shared/data';
import { isCurrentId, newSeasonId } from './season-id';

/**
 * Returns the document of a new season, and what the form's draft keeps of it. The first attempt to save chooses the
 * id. A later attempt keeps it while it is current, or if the season was stored under it without a response.
 */
export function useSeasonDocument() {
  const [creation, setCreation] = useState<Creation>();
  const take = async (gateway: DataGateway) => {
    const mayContinue =
      creation && (isCurrentId(creation.id) || (await gateway.get(locations.season(creation.id))));
    return newDocument(mayContinue ? creation : { id: newSeasonId(), sent: [] }, setCreation);
  };
  const drafted = {
    progress: { creation },
    onRestored: (_base: unknown, earlier: { creation?: unknown }) =>
      setCreation(readCreation(earlier.creation)),
  };
  return { take, drafted };
}
