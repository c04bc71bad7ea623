const MAX_PER_PAGE = 50;

export interface PageArguments {
  page?: number | null;
  per_page?: number | null;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** A page that a list is asked for: pages begin at 1 and are at most 50 long. */
export function readPage(args: PageArguments) {
  const perPage = clamp(args.per_page ?? 10, 1, MAX_PER_PAGE);
  const page = Math.max(1, args.page ?? 1);
  return {
    skip: (page - 1) * perPage,
    limit: perPage,
    /** Where the page is in a list of `total`. */
    info: (total: number) => ({
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    }),
  };
}
