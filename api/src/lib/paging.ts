const DEFAULT_PER_PAGE = 10;
const MAX_PER_PAGE = 50;

export interface PageArguments {
  page?: number | null;
  per_page?: number | null;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Reads which page of a list is asked for. Pages begin at 1; a page below that is the first one.
 * @param maxPerPage the longest page that the list has, 50 when left out
 * @returns the range to read, and `info`, which makes the `paginatorInfo` of a list of `total` entries
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
