import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffProductsPublishInput } from '../../../generated/gql/graphql';

const StaffProductsPublishDocument = graphql(/* GraphQL */ `
  mutation StaffProductsPublish($input: StaffProductsPublishInput!) {
    staff_products_publish(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Offers a product for sale, or withdraws it. */
export const publishProduct = (input: StaffProductsPublishInput) =>
  request(StaffProductsPublishDocument, { input });
