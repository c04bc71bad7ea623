import { useQuery } from '@tanstack/react-query';
import { favouritePageQuery } from '../../../shared/favourites/api/favourite-page';
import { useFavourites } from '../../../shared/favourites/use-favourites';
import { PER_PAGE } from './favourites-address';

/**
 * A page of the favourites as the shopper sees them, without those being removed. If removals leave fewer pages than
 * requested, it is the last page.
 */
export function useFavouritePage(requested: number) {
  const { ids } = useFavourites();
  const pageCount = ids ? Math.max(1, Math.ceil(ids.length / PER_PAGE)) : requested;
  const page = Math.min(requested, pageCount);
  const { data, error, refetch, isFetching } = useQuery(favouritePageQuery(page, PER_PAGE));
  const cards = data?.filter(({ id }) => !ids || ids.includes(id));
  return { cards, total: ids?.length ?? cards?.length ?? 0, page, pageCount, error, refetch, isFetching };
}
