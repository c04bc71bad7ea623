import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { JourneySubscriptionsSetVoucherInput } from '../../../generated/gql/graphql';

const JourneySubscriptionsSetVoucherDocument = graphql(/* GraphQL */ `
  mutation JourneySubscriptionsSetVoucher($input: JourneySubscriptionsSetVoucherInput!) {
    journey_subscriptions_set_voucher(input: $input) {
      subscription {
        ...JourneySubscriptionFields
      }
      voucher_discount
    }
  }
`);

/** Applies a voucher to the next order; an empty code removes it. */
export async function setVoucher(input: JourneySubscriptionsSetVoucherInput) {
  return (await request(JourneySubscriptionsSetVoucherDocument, { input })).journey_subscriptions_set_voucher;
}
