import { type OnShelf, takesFromShelf } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { readShelves } from '../../catalogue';
import { type CollectLocation, type CollectReadiness, readyBy, readyText } from '../../fulfilment';
import type { CartView } from './cart-view';
import { isSent } from './parcel';

type ReadView = Pick<CartView, 'lines' | 'parcel' | 'now'>;

const EMPTY: OnShelf = new Map();

/** What a pharmacy could have ready of a cart. A parcel that has to wait for something else gets no day. */
function readinessAt(
  { lines, parcel, now }: ReadView,
  { pharmacy }: CollectLocation,
  onShelf: OnShelf,
): CollectReadiness {
  const goods = lines.filter(isSent);
  const takes = takesFromShelf(
    goods.map(({ item }) => item),
    onShelf,
  );
  const away = goods.filter(({ item }, index) => (takes[index] ?? 0) < item.quantity);
  const order = { isHere: away.length === 0, isCold: parcel.isCold };
  const day = parcel.sameDayBlocked ? null : readyBy(pharmacy, order, now);
  return {
    ready_by: day,
    text: readyText(day, pharmacy, now),
    items_here: goods.length - away.length,
    items: goods.length,
    to_come: away.flatMap(({ product }) => product?.name ?? []),
    onShelf,
  };
}

/** Returns pharmacies that tell when a cart could be collected: the first one asked reads the shelves of all. */
export function withReadiness(
  db: Db,
  view: ReadView,
  locations: readonly CollectLocation[],
): CollectLocation[] {
  let reading: ReturnType<typeof readShelves> | null = null;
  const read = () => {
    const products = view.lines.filter(isSent).map(({ item }) => item.product_id);
    reading ??= readShelves(
      db,
      locations.map(({ id }) => id),
      [...new Set(products)],
    );
    return reading;
  };
  return locations.map((location) => ({
    ...location,
    readiness: async (isShelfUsed = true) =>
      readinessAt(view, location, (isShelfUsed && (await read()).get(location.id)) || EMPTY),
  }));
}
