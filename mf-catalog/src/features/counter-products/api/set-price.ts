import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPricesSetInput } from '../../../generated/gql/graphql';

const StaffPricesSetDocument = graphql(/* GraphQL */ `
  mutation StaffPricesSet($input: StaffPricesSetInput!) {
    staff_prices_set(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Sets a price now or from a day on, once per key. */
export const setPrice = (input: StaffPricesSetInput) => request(StaffPricesSetDocument, { input });
