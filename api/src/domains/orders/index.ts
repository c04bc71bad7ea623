/**
 * Orders: quoting, placing and reading them.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { captureOrder } from './capture';
export { buildOrder } from './checkout/build-order';
export { orderPayment } from './checkout/order-payment';
export { type Quote, quoteOrder } from './checkout/quote';
export { refreshSearch } from './checkout/store-once';
export { PlacementConflict, storeOrder } from './checkout/store-order';
export type { OrdersContext, OrdersServices } from './context';
export { NO_PRODUCT, type OrderDocument, type OrderItemDocument, type OrderState } from './documents';
export { orderPlaced } from './events';
export { newReference, readReference } from './reference';
export { findUserOrders, listBaskets, listUserOrders } from './store';
