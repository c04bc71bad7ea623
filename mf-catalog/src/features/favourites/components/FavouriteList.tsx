import {
  EmptyState,
  ErrorState,
  Loading,
  ProductGrid,
  ProductGridSkeleton,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { CatalogCard } from '../../../shared/cards/CatalogCard';
import { useFavourites } from '../../../shared/favourites/use-favourites';
import { FindProducts } from '../../../shared/find-products/FindProducts';
import { favouriteCardsQuery } from '../api/favourite-cards';
import styles from './FavouriteList.module.css';

/** Number of cards in the first row of the widest grid. */
const FIRST_ROW = 3;

/** Moves focus to the count when the card that had it disappears. */
function useKeptFocus(count: number) {
  const ref = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const hasFewer = count < before.current;
    before.current = count;
    if (hasFewer && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [count]);
  return ref;
}

const NothingSaved = () => (
  <EmptyState title="Nothing saved yet" picture="heart" action={<FindProducts />}>
    Press the heart of a product to find it here again, on all your devices.
  </EmptyState>
);

/** The account's favourites, without those that the shopper is removing. */
export function FavouriteList() {
  const { ids } = useFavourites();
  const { data, error, refetch, isFetching } = useQuery(favouriteCardsQuery());
  const cards = data?.filter(({ id }) => !ids || ids.includes(id)) ?? [];
  const ref = useKeptFocus(cards.length);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return (
      <Loading label="Loading favourites">
        <ProductGridSkeleton count={6} />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <p ref={ref} role="status" tabIndex={-1} className={styles.count}>
        {cards.length === 1 ? '1 product' : `${cards.length} products`}
      </p>
      {cards.length === 0 && <NothingSaved />}
      <ProductGrid columns="filters" label="Favourites">
        {cards.map((card, index) => (
          <CatalogCard key={card.id} card={card} headingLevel={2} priority={index < FIRST_ROW} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
