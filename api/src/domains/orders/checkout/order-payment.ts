import type { PaymentGateway } from '../../../payments/gateway';
import type { AuthorisedPayment } from '../../../payments/payment';
import type { OrderDocument } from '../documents';

/** Returns what an order stores of its authorised payment; null if there is nothing to pay. */
export const orderPayment = (
  { name: gateway }: Pick<PaymentGateway, 'name'>,
  payment: Pick<AuthorisedPayment, 'intentId' | 'details'> | null,
): OrderDocument['payment'] =>
  payment && {
    gateway,
    intent_id: payment.intentId,
    status: 'authorised',
    brand: payment.details.brand,
    last4: payment.details.last4,
  };
