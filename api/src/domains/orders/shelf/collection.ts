import { takesFromShelf } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { releaseHeld } from '../../../payments/release-held';
import type { CartView } from '../../cart';
import type { ShippingMethod } from '../../fulfilment';
import { soldLines } from '../checkout/sold-lines';
import type { OrdersContext } from '../context';

/** Where a future order is collected, by when, and what of it the pharmacy's shelf gives. */
export interface Collection {
  id: number;
  name: string;
  /** ISO date of the pharmacy; null where no day can be promised. */
  ready_by: string | null;
  /** Units from the shelf, by sold line. */
  takes: number[];
}

/**
 * Plans from where a cart is taken that is collected; null if it is not.
 * @param isShelfUsed false takes everything from the central stock
 */
export async function collectionOf(
  view: CartView,
  method: ShippingMethod | null,
  isShelfUsed: boolean,
): Promise<Collection | null> {
  const location = method?.locations.find(({ id }) => id === view.document.cnc_location_id);
  if (!location) return null;
  const readiness = await location.readiness?.(isShelfUsed);
  const lines = soldLines(view).map(({ item }) => item);
  const takes = takesFromShelf(lines, readiness?.onShelf ?? new Map());
  return { id: location.id, name: location.name, ready_by: readiness?.ready_by ?? null, takes };
}

/** Whether an order is ready later than its shopper was shown; releases that show no day name none. */
const isLater = (collection: Collection | null, shown: string | null): collection is Collection =>
  collection !== null && Boolean(shown) && (collection.ready_by === null || collection.ready_by > `${shown}`);

/** @throws {BusinessError} COLLECT_LATER if an order is ready later than the day that was shown (rule shelves-03) */
export function requireReady(collection: Collection | null, shown: string | null): void {
  if (isLater(collection, shown)) throw new BusinessError('COLLECT_LATER', { ready_by: collection.ready_by });
}

/** As `requireReady`; gives up the payment that the order's key still holds. @throws {BusinessError} COLLECT_LATER */
export async function requireReadyOrRelease(
  ctx: OrdersContext,
  collection: Collection | null,
  { shown, orderKey, cartUuid }: { shown: string | null; orderKey: string; cartUuid: string },
): Promise<void> {
  if (!isLater(collection, shown)) return;
  await releaseHeld(ctx, orderKey, cartUuid);
  requireReady(collection, shown);
}
