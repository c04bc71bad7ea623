import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesSkipDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesSkip($input: AutodeliveriesSkipInput!) {
    autodeliveries_skip(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Skips the delivery currently shown; retrying does not skip a second one. Rejects with the API's error. */
export async function skipDelivery({ id, delivery_date }: AutoDelivery): Promise<AutoDelivery> {
  return (await request(AutodeliveriesSkipDocument, { input: { id, delivery_date } })).autodeliveries_skip
    .autodelivery;
}
