import {
  ErrorState,
  Loading,
  ProductGrid,
  ProductGridSkeleton,
  Stack,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { CatalogCard } from '../../../shared/cards/CatalogCard';
import { NothingSaved } from '../../../shared/favourites/NothingSaved';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import { pageHref } from '../model/favourites-address';
import { useFavouritePage } from '../model/use-favourite-page';
import { AlertConsent } from './AlertConsent';
import styles from './FavouriteList.module.css';

/** Number of cards in the first row of the widest grid. */
const FIRST_ROW = 3;

/** The number of favourites. The empty state shows that there are none; here only screen readers are told. */
function Count({ total }: { total: number }) {
  if (total === 0) return <VisuallyHidden>No products</VisuallyHidden>;
  return total === 1 ? '1 product' : `${total} products`;
}

/** A page of the account's favourites, without those that the shopper is removing. */
export function FavouriteList({ page: requested }: { page: number }) {
  const { cards, total, page, pageCount, error, refetch, isFetching } = useFavouritePage(requested);
  const ref = useKeptFocus<HTMLParagraphElement>(total);
  if (error && !cards) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!cards)
    return (
      <Loading label="Loading favourites">
        <ProductGridSkeleton count={6} />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <p ref={ref} role="status" tabIndex={-1} className={styles.count}>
        <Count total={total} />
      </p>
      {total === 0 ? <NothingSaved /> : <AlertConsent />}
      <ProductGrid columns="filters" label="Favourites">
        {cards.map((card, index) => (
          <CatalogCard key={card.id} card={card} headingLevel={2} priority={index < FIRST_ROW} />
        ))}
      </ProductGrid>
      <Pagination page={page} pageCount={pageCount} hrefFor={pageHref} label="Pages of favourites" />
    </Stack>
  );
}
