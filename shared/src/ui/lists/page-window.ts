/**
 * The page numbers a pager shows, in order; `gap` stands for the ones left out. The first, the last and the
 * neighbours of the current page are always there, and a gap never stands for a single page.
 */
export function pageWindow(current: number, count: number): (number | 'gap')[] {
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  );
  return kept.flatMap((page, index) => {
    const before = kept[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
