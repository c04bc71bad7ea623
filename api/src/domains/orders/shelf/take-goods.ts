import type { ClientSession, Db } from 'mongodb';
import { areSold, isInStock, isOnShelf, takeFromShelf, takeStock } from '../../catalogue';
import { PlacementConflict } from '../checkout/placement-conflict';
import { NO_PRODUCT, type OrderDocument } from '../documents';

type Units = ReadonlyMap<number, number>;
type Ordered = Pick<OrderDocument, 'items' | 'cnc_location'>;
type Item = OrderDocument['items'][number];

/** Units per product, summed over its lines, by ascending id; none of what no unit is taken of. */
function unitsBy({ items }: Ordered, unitsOf: (item: Item) => number): Units {
  const units = new Map<number, number>();
  for (const item of items) {
    if (item.product_id === NO_PRODUCT || unitsOf(item) === 0) continue;
    units.set(item.product_id, (units.get(item.product_id) ?? 0) + unitsOf(item));
  }
  return new Map([...units].sort(([a], [b]) => a - b));
}

/** The products of an order, by ascending id. */
export const productsOf = (order: Ordered): number[] => [...unitsBy(order, () => 1).keys()];

const fromShelf = ({ from_shelf = 0 }: Item): number => from_shelf;
const shelfUnits = (order: Ordered): Units => unitsBy(order, fromShelf);
const centralUnits = (order: Ordered): Units => unitsBy(order, (item) => item.quantity - fromShelf(item));

/** What only shelves give has to be sold too: the central stock gives nothing that is not. @throws {PlacementConflict} */
async function requireSold(db: Db, order: Ordered, session?: ClientSession): Promise<void> {
  if (!(await areSold(db, [...shelfUnits(order).keys()], session))) throw new PlacementConflict('stock');
}

/** @throws {PlacementConflict} if what an order takes is not there at the moment, or no longer sold */
export async function requireGoods(db: Db, order: Ordered): Promise<void> {
  await requireSold(db, order);
  if (!(await isInStock(db, centralUnits(order)))) throw new PlacementConflict('stock');
  const { cnc_location: place } = order;
  if (place && !(await isOnShelf(db, place.id, shelfUnits(order)))) throw new PlacementConflict('shelf');
}

/**
 * Takes what an order asks for, by ascending product, from where its lines say (rule shelves-02).
 * @throws {PlacementConflict} if somebody else has taken it, or it is no longer sold
 */
export async function takeGoods(db: Db, order: Ordered, at: Date, session: ClientSession): Promise<void> {
  const { cnc_location: place } = order;
  await requireSold(db, order, session);
  const [shelf, central] = [shelfUnits(order), centralUnits(order)];
  for (const productId of productsOf(order)) {
    const units = { central: central.get(productId) ?? 0, shelf: shelf.get(productId) ?? 0 };
    if (units.central > 0 && !(await takeStock(db, productId, units.central, at, session))) {
      throw new PlacementConflict('stock');
    }
    if (!place || units.shelf === 0) continue;
    const from = { pharmacyId: place.id, productId };
    const taken = await takeFromShelf(db, from, { units: units.shelf, now: at }, session);
    if (!taken) throw new PlacementConflict('shelf');
  }
}
