const DEFAULT_PER_PAGE = 10;
const MAX_PER_PAGE = 50;

export interface PageArguments {
  page?: number | null;
  per_page?: number | null;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Reads the requested page of a list. Pages start at 1; lower numbers mean the first page.
 * @param maxPerPage maximum page length, 50 by default
 * @returns the range to read, and `info`, which creates the `paginatorInfo` for `total` entries
 */
export function readPage(args: PageArguments, maxPerPage = MAX_PER_PAGE) {
  const perPage = clamp(args.per_page ?? DEFAULT_PER_PAGE, 1, maxPerPage);
  const page = Math.max(1, args.page ?? 1);
  return {
    skip: (page - 1) * perPage,
    limit: perPage,
    info: (total: number) => ({
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    }),
  };
}
