import type { BaseContext, BaseServices } from '../../lib/context';
import type { PaymentServices } from '../../payments/authorise';

/** Services that payment-methods needs. */
export type PaymentMethodsServices = BaseServices & PaymentServices;

/** What the resolvers of payment-methods get. */
export type PaymentMethodsContext = BaseContext & PaymentMethodsServices;
