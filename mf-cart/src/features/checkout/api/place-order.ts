import { SOMETHING_WENT_WRONG } from '@saltbush/contract';
import { ApiError, hasCode, request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { CheckoutPlaceOrderInput, CheckoutPlaceOrderMutation } from '../../../generated/gql/graphql';
import type { PlacedOrder } from '../../../shared/order/api/order-query';
import { clearOrderKey, markOrderSent, orderKey } from '../../../shared/order/order-attempt';
import { claimOrder, releaseOrder, settleOrder } from '../../../shared/order/order-claim';

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

type CheckoutPlaceOrderPayload = CheckoutPlaceOrderMutation['checkout_place_order'];
type ThreeDSecureStep = NonNullable<CheckoutPlaceOrderPayload['three_d_secure']>;

export type PlaceOrderResult =
  | { order: PlacedOrder; three_d_secure: null }
  | { order: null; three_d_secure: ThreeDSecureStep };

export interface PlaceOrderRequest {
  cartUuid: string;
  /** The payment token; null when there is nothing to pay. */
  sourceId: string | null;
  /** Whether the account keeps the payment method. */
  keepsPayment?: boolean;
  /** The total shown to the shopper, in cents; null when only retrieving a response that was lost. */
  expectedTotal: number | null;
  /** The day by which it was shown to be ready to collect, as an ISO date; unset if none was. */
  expectedReadyBy?: string | null;
  /** The terms of each AutoDelivery that it starts, as shown and agreed to; unset when only retrieving a response. */
  agreedTerms?: readonly string[];
}

/** Whether the api refused an order because its payment method is missing or not allowed. */
export const isPaymentMissing = (error: unknown): boolean =>
  hasCode(error, 'INVALID_INPUT') && error.extensions.fields?.stripe_source_id !== undefined;

/** Another tab may be placing the same order. Retrying with the same key returns that order. */
const isOvertaken = (error: unknown) => hasCode(error, 'CONFLICT', 'CART_CLOSED');

async function send(input: CheckoutPlaceOrderInput): Promise<CheckoutPlaceOrderPayload> {
  return (await request(CheckoutPlaceOrderDocument, { input })).checkout_place_order;
}

/**
 * Places the order of a cart with the cart's idempotency key, so that sending it repeatedly creates only one order.
 * Rejects with the API's error; nothing has been charged in that case.
 */
export async function placeOrder(order: PlaceOrderRequest): Promise<PlaceOrderResult> {
  const { cartUuid } = order;
  const input = {
    cart_uuid: cartUuid,
    idempotency_key: orderKey(cartUuid),
    stripe_source_id: order.sourceId,
    expected_total: order.expectedTotal,
    ...(order.expectedReadyBy ? { expected_ready_by: order.expectedReadyBy } : {}),
    ...(order.agreedTerms ? { agreed_terms: [...order.agreedTerms] } : {}),
    ...(order.keepsPayment ? { save_payment_method: true } : {}),
  };
  // Not waited for: whoever presses the button is answered, and another tab that has the order sends the same key.
  void claimOrder(cartUuid);
  markOrderSent(cartUuid);
  const answer = await send(input)
    .catch((error: unknown) => {
      if (isOvertaken(error)) return send(input);
      throw error;
    })
    .catch((error: unknown) => {
      releaseOrder(cartUuid);
      throw error;
    });
  if (answer.order) {
    clearOrderKey(cartUuid);
    settleOrder(cartUuid);
    return { order: answer.order, three_d_secure: null };
  }
  releaseOrder(cartUuid);
  if (answer.three_d_secure) return { order: null, three_d_secure: answer.three_d_secure };
  throw new ApiError(SOMETHING_WENT_WRONG, 'EMPTY_ANSWER', 200);
}
