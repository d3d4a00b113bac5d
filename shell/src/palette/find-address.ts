import { paths, pathTo } from '@console/shared/model';

/** The address of a search in a season, or in all seasons. An e-mail stays out of addresses (decision 0033). */
export function findAddress(seasonId: string | null, search: string): string {
  const params = new URLSearchParams({
    ...(seasonId ? { season: seasonId } : { scope: 'all' }),
    ...(search && !search.includes('@') && { q: search }),
  });
  return `${pathTo(paths.questionFind)}?${params.toString()}`;
}
