/**
 * A customer's saved cards.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { cardsOf, type SavedCard } from './cards';
export type { PaymentMethodsContext, PaymentMethodsServices } from './context';
export { cardUsage } from './hooks';
export { sourceField, sourceIdOf } from './source-field';
export { addCard, holdCard } from './store';
