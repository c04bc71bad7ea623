import { links } from '@saltbush/contract/links';
import {
  ErrorState,
  Heading,
  Loading,
  ProductGrid,
  ProductGridSkeleton,
  Stack,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CatalogCard } from '../../../shared/cards/CatalogCard';
import { favouritePageQuery } from '../../../shared/favourites/api/favourite-page';
import { NothingSaved } from '../../../shared/favourites/NothingSaved';
import { useFavourites } from '../../../shared/favourites/use-favourites';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import styles from './SavedProducts.module.css';

const SHOWN = 8;
/** Number of cards in the first row of the widest grid. */
const FIRST_ROW = 4;

function Cards() {
  const { ids } = useFavourites();
  const { data, error, refetch, isFetching } = useQuery(favouritePageQuery(1, SHOWN));
  const cards = data?.filter(({ id }) => !ids || ids.includes(id));
  if (error && !cards) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />;
  if (!cards)
    return (
      <Loading label="Loading favourites">
        <ProductGridSkeleton count={FIRST_ROW} />
      </Loading>
    );
  if (ids ? ids.length === 0 : cards.length === 0) return <NothingSaved headingLevel={3} />;
  return (
    <ProductGrid label="Your favourites">
      {cards.map((card, index) => (
        <CatalogCard key={card.id} card={card} priority={index < FIRST_ROW} />
      ))}
    </ProductGrid>
  );
}

/** The latest favourites of a signed-in shopper, with a link to all. */
export function SavedProducts() {
  const id = useId();
  const { ids } = useFavourites();
  const count = ids?.length ?? 0;
  const ref = useKeptFocus<HTMLDivElement>(count);
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <div ref={ref} tabIndex={-1} className={styles.head}>
          <Heading level={2} id={id}>
            Your favourites
          </Heading>
          {count > 0 && (
            <TextLink href={links.account.favourites()} variant="strong">
              {count === 1 ? 'See it in your account' : `See all ${count}`}
            </TextLink>
          )}
        </div>
        <Cards />
      </Stack>
    </section>
  );
}
