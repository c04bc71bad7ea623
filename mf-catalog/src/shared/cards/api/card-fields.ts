import { graphql } from '../../../generated/gql';

/** What a card needs of a product, wherever it stands. */
export const CardFields = graphql(/* GraphQL */ `
  fragment CardFields on ProductCard {
    id
    queryID
    title
    url
    slug
    brand
    image
    schedule
    isAppendixH
    isGated
    isOutOfStock
    isHlp
    soldBy
    price
    priceType
    isPractitioner
    rrp
    originalPrice
    isClearance
    isPreorder
    isFridge
    isFreeShipping
    isPrescription
    promotions {
      promotionId
      displayTitle
    }
    isTelehealth
    bookingType
    isTgaGeneral
    tags
  }
`);
