import type { ProductCardModel } from '@saltbush/shared-ui/design/core';
import type { CardProduct } from '@saltbush/shared-ui/platform';
import type { CardFieldsFragment } from '../../generated/gql/graphql';

/** A card, with the id of the query that found it if that is known. */
export type FoundCard = CardFieldsFragment & { queryID?: string | null };

/** Converts a card to the props of the design system's product card. */
export function toCardModel(card: CardFieldsFragment): ProductCardModel {
  const { url, isHlp, soldBy, ...shown } = card;
  return { ...shown, href: url, isPharmacy: isHlp, soldBy: soldBy ?? undefined };
}

/** Converts a card to the `card.action` slot's props. */
export function toCardProduct(card: FoundCard): CardProduct {
  const { id, title, slug, schedule, isOutOfStock, isGated, isPractitioner, isTgaGeneral } = card;
  const { isPreorder, bookingType, isPrescription, price, priceType, queryID } = card;
  return {
    id: Number(id),
    title,
    slug,
    schedule,
    isOutOfStock,
    isGated,
    isPractitioner,
    isTgaGeneral,
    isPreorder,
    bookingType,
    requiresPrescription: isPrescription,
    price,
    priceType,
    queryID: queryID ?? null,
  };
}
