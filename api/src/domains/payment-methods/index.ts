/**
 * Cards that a customer keeps.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { cardsOf, type SavedCard } from './cards';
export type { PaymentMethodsContext, PaymentMethodsServices } from './context';
export { cardUsage } from './hooks';
export { sourceField, sourceIdOf } from './source-field';
export { addCard, holdCard } from './store';
