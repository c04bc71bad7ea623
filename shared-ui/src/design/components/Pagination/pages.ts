/** Returns the page numbers to show around `page`, with `null` for each gap: 1 … 4 5 6 … 20. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  // A gap of one number is filled in.
  if (near.has(3)) near.add(2);
  if (near.has(pageCount - 2)) near.add(pageCount - 1);
  const sorted = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return sorted.flatMap((n, index) => (index > 0 && n - (sorted[index - 1] ?? 0) > 1 ? [null, n] : [n]));
}
