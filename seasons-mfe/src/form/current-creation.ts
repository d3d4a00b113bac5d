import { locations, type Creation, type DataGateway } from '@console/shared/data';
import { isCurrentId, newSeasonId } from './season-id';

/**
 * The creation of a season to continue with: the earlier one while its id is current, or if the season was stored under
 * it without a response; otherwise a new one.
 */
export async function currentCreation(
  gateway: DataGateway,
  earlier: Creation | undefined,
): Promise<Creation> {
  const mayContinue =
    earlier && (isCurrentId(earlier.id) || (await gateway.get(locations.season(earlier.id))));
  return mayContinue ? earlier : { id: newSeasonId(), sent: [] };
}
