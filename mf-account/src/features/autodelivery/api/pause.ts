import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesPauseDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesPause($input: AutodeliveriesPauseInput!) {
    autodeliveries_pause(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** Pauses an AutoDelivery until it is resumed (section 7.h). Rejects with the API's error. */
export async function pauseAutoDelivery({ id }: AutoDelivery): Promise<AutoDelivery> {
  return (await request(AutodeliveriesPauseDocument, { input: { id } })).autodeliveries_pause.autodelivery;
}
