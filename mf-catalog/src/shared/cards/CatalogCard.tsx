import { Button, ProductCard, Skeleton, TelehealthCard } from '@saltbush/shared-ui/design/core';
import { Slot, sendSearchClick } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { CardFieldsFragment } from '../../generated/gql/graphql';
import { toCardModel, toCardProduct } from './card-model';
import { rememberCard } from './remembered-card';

export interface CatalogCardProps {
  card: CardFieldsFragment;
  /** Place among all results of its query, from 0: sent with the click. */
  index?: number;
  headingLevel?: 2 | 3 | 4;
  /** For the first row of a page: load the picture at once. */
  priority?: boolean;
}

function CardAction({ card }: { card: CardFieldsFragment }) {
  return (
    <Slot
      name="card.action"
      props={{ product: toCardProduct(card) }}
      loading={<Skeleton height="2.75rem" />}
      fallback={(retry) => (
        <Button
          variant="secondary"
          block
          aria-label={`Load the cart again for ${card.title}`}
          onClick={retry}
        >
          Try again
        </Button>
      )}
    />
  );
}

/**
 * A product or a telehealth service in any list of this remote; the selling squad fills its action. Memoised, so that a
 * list's own changes never reach an action that is not hydrated yet: it would fall back to its skeleton.
 */
export const CatalogCard = memo(function CatalogCard(props: CatalogCardProps) {
  const { card, index, headingLevel = 3, priority } = props;
  const queryClient = useQueryClient();
  if (card.isTelehealth) {
    const { id, title, url: href, image, price: fromCents } = card;
    return <TelehealthCard service={{ id, title, href, image, fromCents }} headingLevel={headingLevel} />;
  }
  const follow = () => {
    rememberCard(queryClient, card);
    if (card.queryID) sendSearchClick({ objectID: card.id, queryID: card.queryID, index: index ?? 0 });
  };
  return (
    <ProductCard
      product={toCardModel(card)}
      headingLevel={headingLevel}
      priority={priority}
      onFollow={follow}
      action={<CardAction card={card} />}
    />
  );
});
