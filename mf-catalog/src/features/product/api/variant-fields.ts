import { graphql } from '../../../generated/gql';

/** The fields a variant selector needs for each choice. */
export const VariantFields = graphql(/* GraphQL */ `
  fragment VariantFields on ProductVariant {
    slug
    name
    is_out_of_stock
    group_brand
    group_format
    group_fragrance
    group_size
    group_colour
    group_flavour
  }
`);
