import { type ShelfDocument, shelfId } from '../../../src/domains/catalogue/shelves';
import type { Selling } from '../selling';
import { at, type Shopper } from '../shopper';

/** What of a cart its chosen pharmacy has, as a browser reads it. */
export interface Readiness {
  ready_by: string | null;
  text: string | null;
  items_here: number;
  items: number;
  to_come: string[];
}

/** Helpers for pharmacies' shelves and carts that are collected near 2010. */
export function shelvesOf(shop: Selling) {
  const shelves = () => shop.db.collection<ShelfDocument>('shelves');
  /** Sets what a pharmacy has of a product. */
  const put = async (pharmacyId: number, productId: number, stock: number): Promise<void> => {
    const _id = shelfId({ pharmacyId, productId });
    const shelf = { pharmacy_id: pharmacyId, product_id: productId, stock, updated_at: shop.clock.now() };
    await shelves().updateOne({ _id }, { $set: shelf }, { upsert: true });
  };
  const left = async (pharmacyId: number, productId: number): Promise<number | undefined> =>
    (await shelves().findOne({ _id: shelfId({ pharmacyId, productId }) }))?.stock;
  /** Makes a cart to be collected from the nearest pharmacy, and returns both. */
  const collectCart = async (by: Shopper, lines: readonly [productId: number, quantity: number][]) => {
    const cart_uuid = await by.newCart();
    for (const [id, quantity] of lines) await by.add(cart_uuid, id, quantity);
    await by.setContact(cart_uuid);
    const fields = 'available_shipping_methods(input: { postcode: "2010" }) { id locations { id } }';
    const methods = at<{ id: string; locations: { id: string }[] }[]>(
      await by.cart(cart_uuid, fields),
      'cart.available_shipping_methods',
    );
    const location = methods.find(({ id }) => id === 'click-and-collect')?.locations[0]?.id ?? '';
    const method = { shipping_method_id: 'click-and-collect', cnc_location_id: location, postcode: '2010' };
    await by.run('cart_set_shipping_method', { cart_uuid, ...method }, 'cart { uuid }');
    return { cart: cart_uuid, pharmacy: Number(location) };
  };
  /** Reads when a cart could be collected from a pharmacy. */
  const readiness = async (by: Shopper, cart: string, pharmacy: number): Promise<Readiness | undefined> => {
    const fields =
      'shipping_method { locations { id readiness { ready_by text items_here items to_come } } }';
    const path = 'cart.shipping_method.locations';
    const listed = at<{ id: string; readiness: Readiness }[]>(await by.cart(cart, fields), path);
    return listed.find(({ id }) => id === String(pharmacy))?.readiness;
  };
  return { put, left, collectCart, readiness };
}
