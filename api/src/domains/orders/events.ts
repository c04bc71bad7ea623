import type { RequestUser } from '../../lib/context';
import { defineEvent } from '../../lib/events';
import type { ProvenMethod } from '../payment-methods';
import type { OrderDocument, RefundDocument } from './documents';

/** An order was stored. */
export interface OrderPlacedEvent {
  order: OrderDocument;
  /** The payment method used at the checkout; null for automatic orders. */
  paymentMethod: ProvenMethod | null;
  /** Who has placed it, with the member of staff who acts for the customer; null for automatic orders. */
  by: Pick<RequestUser, 'impersonation'> | null;
}

/** Announced in the order's transaction: its effects are stored if and only if the order is. */
export const orderPlaced = defineEvent<OrderPlacedEvent>('OrderPlaced');

/** An order was refunded, in part or wholly; `order` is as it is afterwards, such as cancelled. */
export interface OrderRefundedEvent {
  order: OrderDocument;
  refund: RefundDocument;
}

/** Announced in the transaction that stores the refund; the money follows. */
export const orderRefunded = defineEvent<OrderRefundedEvent>('OrderRefunded');
