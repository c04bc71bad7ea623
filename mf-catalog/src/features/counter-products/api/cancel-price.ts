import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { StaffPricesCancelInput } from '../../../generated/gql/graphql';

const StaffPricesCancelDocument = graphql(/* GraphQL */ `
  mutation StaffPricesCancel($input: StaffPricesCancelInput!) {
    staff_prices_cancel(input: $input) {
      product {
        slug
      }
    }
  }
`);

/** Cancels a planned price. */
export const cancelPrice = (input: StaffPricesCancelInput) => request(StaffPricesCancelDocument, { input });
