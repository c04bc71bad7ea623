import type { BaseContext, BaseServices } from '../../lib/context';
import type { PaymentServices } from '../../payments/payment';

/** Services the payment-methods domain requires. */
export type PaymentMethodsServices = BaseServices & PaymentServices;

/** Context of the payment-methods resolvers. */
export type PaymentMethodsContext = BaseContext & PaymentMethodsServices;
