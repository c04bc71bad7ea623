/**
 * A customer's saved payment methods, and the source that a payment is charged to.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { PaymentMethodsContext, PaymentMethodsServices } from './context';
export { isExpiredAt } from './expired';
export { paymentMethodUsage } from './hooks';
export { type ProvenMethod, paidMethod, verifiedMethod } from './proven-method';
export { requireSource } from './require-source';
export { type SavedPaymentMethod, savedMethodsOf } from './saved-methods';
export { namedSourceId, sourceField, sourceIdOf } from './source-field';
export { holdPaymentMethod, MAX_SAVED_METHODS, savePaymentMethod, setDefaultMethod } from './store';
