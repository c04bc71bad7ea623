import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { ProductQuery } from '../../../generated/gql/graphql';

const ProductDocument = graphql(/* GraphQL */ `
  query Product($slug: String!) {
    product(slug: $slug) {
      id
      code
      name
      slug
      url
      description
      seo_title
      metadescription
      rrp
      status
      prices {
        min_qty
        type
        value
      }
      images {
        id
        url
        alt
      }
      can_autodeliver
      is_out_of_stock
      is_available
      is_fridge
      is_pharmacy
      is_practitioner
      is_tga
      is_gated
      is_preorder
      is_clearance
      is_skip_questionnaire
      is_limited_supply
      is_free_shipping
      requires_prescription
      is_advertisable
      excluded_states
      booking_type
      order_limit
      schedule
      journey_ids
      tags {
        name
      }
      badges
      facts {
        name
        value
        note
        url
      }
      dose {
        title
        rows {
          name
          amount
        }
        rest
      }
      key_ingredients
      sold_by
      group_brand
      group_format
      group_fragrance
      group_size
      group_colour
      group_flavour
      colour_variants {
        ...VariantFields
        images {
          url
        }
      }
      size_variants {
        ...VariantFields
      }
      flavour_variants {
        ...VariantFields
      }
      brand_variants {
        ...VariantFields
      }
      format_variants {
        ...VariantFields
      }
      fragrance_variants {
        ...VariantFields
      }
      warnings {
        message
        position
      }
      brand {
        name
        url
      }
      expert_advice_description
      expert_advice_products {
        id
        card {
          ...CardFields
        }
      }
      txt_directions
      txt_ingredients
      txt_storage
      txt_warnings
      breadcrumbs {
        display_title
        url
      }
      coop_advert {
        kontent_code
      }
      promotions {
        id
        url
        display_title
        display_info
        end_date
      }
      edr_base_points
      edr_bonus_points
    }
  }
`);

export type Product = NonNullable<ProductQuery['product']>;

/** A product by its slug. Its data is null if the product does not exist. */
export const productQuery = (slug: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'product', slug],
    queryFn: async ({ signal }) => (await request(ProductDocument, { slug }, { signal })).product ?? null,
  });
