import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { AutodeliveriesEditInput } from '../../../generated/gql/graphql';
import type { AutoDelivery } from './autodeliveries';

const AutodeliveriesEditDocument = graphql(/* GraphQL */ `
  mutation AutodeliveriesEdit($input: AutodeliveriesEditInput!) {
    autodeliveries_edit(input: $input) {
      autodelivery {
        ...AutoDeliveryFields
      }
    }
  }
`);

/** The changed fields of an AutoDelivery. */
export interface AutoDeliveryEdit extends Omit<AutodeliveriesEditInput, 'stripe_source_id'> {
  /** The gateway's id of the payment method to charge from now on. */
  payment_source_id?: string | undefined;
}

/** Updates name, frequency, payment method or delivery details (section 7.h). Rejects with the API's error. */
export async function editAutoDelivery({
  payment_source_id,
  ...changes
}: AutoDeliveryEdit): Promise<AutoDelivery> {
  const input = { ...changes, stripe_source_id: payment_source_id };
  return (await request(AutodeliveriesEditDocument, { input })).autodeliveries_edit.autodelivery;
}
