/**
 * Orders: quoting, placing and reading them.
 * The public interface for other domains, the server, jobs and the sample data.
 */

export { orderAddress } from './access/order-link';
export { noteCall } from './calls/note-call';
export { isCallDue } from './calls/promised-call';
export { captureOrder } from './capture';
export { buildOrder } from './checkout/build-order';
export { orderPayment } from './checkout/order-payment';
export { PlacementConflict } from './checkout/placement-conflict';
export { type Quote, quoteOrder } from './checkout/quote';
export { soldLines } from './checkout/sold-lines';
export { refreshSearch } from './checkout/store-once';
export { storeOrder } from './checkout/store-order';
export type { OrdersContext, OrdersServices } from './context';
export { fillFoundBy, foundBy, orderKeys } from './desk/found-by';
export {
  listQueue,
  measureQueue,
  type OrderQueue,
  type QueuePlace,
  queueOf,
  WORKING_QUEUES,
} from './desk/queues';
export { searchOrders } from './desk/search';
export { NO_PRODUCT, type OrderDocument, type OrderItemDocument, type OrderState } from './documents';
export { orderPlaced, orderRefunded } from './events';
export { laterCharges } from './hooks';
export { checkUnit, type Packer } from './packing/check-unit';
export type { PackingCheck } from './packing/documents';
export { expectedOf, packingOf } from './packing/packing-state';
export { restartPacking } from './packing/restart-packing';
export { newReference, readReference } from './reference';
export { type Cancellation, canCancel, cancelOrder } from './refunds/cancel-order';
export { recoverOrderRefunds } from './refunds/pay-refunds';
export { type RefundOrder, refundOrder } from './refunds/refund-order';
export { countReturns, listReturns, type ReturnQueue } from './returns/list-returns';
export { moveReturn } from './returns/move-return';
export { receiveReturn } from './returns/receive-return';
export type { ScriptDocument } from './scripts/documents';
export { fileScript } from './scripts/file-script';
export {
  countScripts,
  listScripts,
  type ScriptQueue,
  statesOfQueue,
  WAITING_SCRIPTS,
} from './scripts/list-scripts';
export { moveScript, type ScriptMove } from './scripts/move-script';
export { requireAllKept } from './scripts/repeats';
export { heldScript, newScripts, scriptsOf } from './scripts/scripts-of';
export { approveOrder, findAnyOrder, listOrdersOf } from './staff-store';
export { findOrderByKey, findUserOrders, listBaskets, listUserOrders } from './store';
