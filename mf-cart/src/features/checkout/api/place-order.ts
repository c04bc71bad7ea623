import { ApiError, request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CheckoutPlaceOrderMutation } from '../../../generated/gql/graphql';
import { forgetOrderKey, markOrderSent, orderKey } from '../../../model/order-attempt';
import type { PlacedOrder } from '../../../model/order-query';

const CheckoutPlaceOrderDocument = graphql(/* GraphQL */ `
  mutation CheckoutPlaceOrder($input: CheckoutPlaceOrderInput!) {
    checkout_place_order(input: $input) {
      order {
        ...OrderFields
      }
      three_d_secure {
        intent_id
        challenge_url
      }
    }
  }
`);

export type ThreeDSecureStep = NonNullable<
  CheckoutPlaceOrderMutation['checkout_place_order']['three_d_secure']
>;

export type PlaceOrderResult =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'challenge'; step: ThreeDSecureStep };

export interface PlaceOrderRequest {
  cartUuid: string;
  /** Token of the card; null when nothing is to be paid. */
  sourceId: string | null;
  /** The total that the shopper saw, in cents; null when only a lost answer is asked for again. */
  expectedTotal: number | null;
}

/**
 * Places the order of a cart under the cart's one key: however often it is sent, there is one order. Rejects with
 * the api's error; nothing is charged then.
 */
export async function placeOrder({
  cartUuid,
  sourceId,
  expectedTotal,
}: PlaceOrderRequest): Promise<PlaceOrderResult> {
  const input = {
    cart_uuid: cartUuid,
    idempotency_key: orderKey(cartUuid),
    stripe_source_id: sourceId,
    expected_total: expectedTotal,
  };
  markOrderSent(cartUuid);
  const { order, three_d_secure } = (await request(CheckoutPlaceOrderDocument, { input }))
    .checkout_place_order;
  if (order) {
    forgetOrderKey(cartUuid);
    return { kind: 'placed', order };
  }
  if (three_d_secure) return { kind: 'challenge', step: three_d_secure };
  throw new ApiError('Something went wrong', 'EMPTY_ANSWER', 200);
}
