/**
 * The page numbers of a pager, in order; `gap` replaces omitted ones. The first, the last, the current page and its
 * neighbours are always included, and a gap never replaces a single page.
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
