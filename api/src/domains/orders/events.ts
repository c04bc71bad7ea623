import { defineEvent } from '../../lib/events';
import type { SavedCard } from '../payment-methods';
import type { OrderDocument } from './documents';

/** An order was stored. */
export interface OrderPlacedEvent {
  order: OrderDocument;
  /** The card that the shopper paid with at the checkout; null for orders that the shop places by itself. */
  card: SavedCard | null;
}

/** Announced in the order's transaction: effects are stored exactly when the order is. */
export const orderPlaced = defineEvent<OrderPlacedEvent>('OrderPlaced');
