import { graphql } from '../../../generated/gql';

/** The product fields that every card needs. */
export const CardFields = graphql(/* GraphQL */ `
  fragment CardFields on ProductCard {
    id
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
