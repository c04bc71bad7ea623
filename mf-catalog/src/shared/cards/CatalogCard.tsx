import { Button, ProductCard, Skeleton, TelehealthCard } from '@saltbush/shared-ui/design/core';
import { Slot } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo } from 'react';
import type { CardFieldsFragment } from '../../generated/gql/graphql';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { type FoundCard, toCardModel, toCardProduct } from './card-model';
import { cacheFollowedCard } from './followed-card';
import { countSearch } from './search-counts';

export interface CatalogCardProps {
  card: FoundCard;
  /** Zero-based position among all results of the query, sent with the click event. */
  index?: number;
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly. Set it for the first row of a page. */
  priority?: boolean;
  /** What stands in the corner of the picture instead of the heart. */
  corner?: ComponentType<{ product: CardFieldsFragment }>;
}

function CardAction({ card }: Pick<CatalogCardProps, 'card'>) {
  return (
    <Slot
      name="card.action"
      props={{ product: toCardProduct(card) }}
      loading={<Skeleton height="2.75rem" />}
      isDue
      isDeferred
      fallback={(retry) => (
        <Button variant="secondary" block aria-label={`Try again: add ${card.title} to cart`} onClick={retry}>
          Try again
        </Button>
      )}
    />
  );
}

/**
 * A card for a product or telehealth service. Another remote fills its action slot. Memoised because a re-render would
 * make an action that is not hydrated yet fall back to its skeleton.
 */
export const CatalogCard = memo(function CatalogCard(props: CatalogCardProps) {
  const { card, index, headingLevel = 3, priority, corner: Corner = FavouriteButton } = props;
  const queryClient = useQueryClient();
  if (card.isTelehealth) {
    const { id, title, url: href, image, price: fromCents } = card;
    return <TelehealthCard service={{ id, title, href, image, fromCents }} headingLevel={headingLevel} />;
  }
  const follow = () => {
    cacheFollowedCard(queryClient, card);
    if (index !== undefined) countSearch(queryClient, card, index);
  };
  return (
    <ProductCard
      product={toCardModel(card)}
      headingLevel={headingLevel}
      priority={priority}
      onFollow={follow}
      corner={<Corner product={card} />}
      action={<CardAction card={card} />}
    />
  );
});
